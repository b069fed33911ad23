/** Style of the pages of the static site. */

import { TOKENS } from '../design.js';

export const SITE_STYLE = `
${TOKENS}
body{display:grid;grid-template:104px 1fr/270px minmax(0,1fr);background:var(--page)}
a{color:var(--accent);text-decoration:none}a:hover,main :is(p,li,td,blockquote) a{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:3px}
header,nav{grid-column:1;position:sticky;padding:0 var(--space-4);border-right:1px solid var(--line);background:var(--soft)}
header{top:0;padding-top:var(--space-5);z-index:1}nav{grid-row:2;top:104px;height:calc(100vh - 104px);overflow:auto;padding-bottom:var(--space-5)}
.brand{font-size:var(--text-l);font-weight:600;color:inherit}small{color:var(--dim)}.to-menu{display:none}
nav details{margin-bottom:var(--space-2)}nav summary{font-weight:600;cursor:pointer;padding:2px 0}
nav a{display:block;padding:2px 0 2px 14px;font-size:var(--text-s);color:inherit;overflow:hidden;text-overflow:ellipsis}nav a[aria-current]{color:var(--accent);font-weight:600}
form{margin:var(--space-3) 0}input{width:100%;font:var(--text-s) var(--sans);padding:7px 10px;border:1px solid var(--line);border-radius:var(--radius-s);background:var(--page);color:var(--ink)}
main{grid-area:1/2/3/3;padding:var(--space-5) 36px 80px;max-width:1000px;overflow-wrap:break-word}
h1{font-size:var(--text-xl);line-height:1.25;margin:0 0 var(--space-4)}h2{font-size:19px;margin:var(--space-6) 0 var(--space-3);padding-bottom:var(--space-1);border-bottom:1px solid var(--line)}h3,h4{font-size:var(--text-m);margin:var(--space-5) 0 var(--space-2)}
:is(h1,h2,h3,h4){scroll-margin-top:var(--space-3)}.here{opacity:0;color:var(--dim);text-decoration:none!important}:is(h2,h3,h4):hover .here,.here:focus{opacity:1}
code,pre{font:var(--text-s)/1.5 var(--mono)}:not(pre)>code{background:var(--soft);padding:1px 4px;border-radius:4px;overflow-wrap:anywhere}td code{overflow-wrap:break-word!important}
pre{margin:var(--space-3) 0;padding:var(--space-3) var(--space-4);background:var(--soft);border:1px solid var(--line);border-radius:var(--radius-s);overflow:auto;max-height:640px}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:var(--space-3) 0;font-size:14px}th,td{padding:6px 14px 6px 0;text-align:left;vertical-align:top;border-top:1px solid var(--line)}th{font-weight:500;color:var(--dim);font-size:var(--text-s);border:0}
blockquote{margin:var(--space-3) 0;padding-left:var(--space-4);border-left:3px solid var(--line);color:var(--dim)}
.note,.dim{color:var(--dim);font-size:var(--text-s)}li{margin:3px 0}img{max-width:100%;border:1px solid var(--line);border-radius:var(--radius-s)}
#results{list-style:none;padding:0}#results li{padding:var(--space-3) 0;border-top:1px solid var(--line)}#results p{margin:2px 0;color:var(--dim);font-size:var(--text-s)}
@media(max-width:800px){body{display:block}header,nav{position:static;height:auto;padding:var(--space-3) var(--space-4);border:0}.to-menu{display:inline;float:right;padding:2px 0}main{padding:var(--space-4)}nav details a{padding:6px 0 6px 14px}}
`.trim();
