/** Styles of the page, light and dark. */

import { TOKENS } from './design.js';

// Sections far outside the viewport are not painted: otherwise each result would repaint the whole page.
export const STYLE = `
${TOKENS}
body{margin:0;display:grid;grid-template-columns:270px minmax(0,1fr);background:var(--page)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:20px 16px;border-right:1px solid var(--line);background:var(--soft)}
nav h1{font-size:17px;margin:0}nav p{margin:2px 0 12px;color:var(--dim);font-size:13px}#found{min-height:18px;margin:4px 0}
nav a{display:block;padding:1px 0 1px 14px;font-size:13.5px;color:inherit;text-decoration:none;overflow:hidden;text-overflow:ellipsis}
nav a:hover,h3 a:hover{color:var(--accent)}
nav summary{font-weight:600;margin-top:8px;cursor:pointer}
main{padding:8px 36px 80px;max-width:1020px}
h2{margin:36px 0 0;padding-bottom:4px;border-bottom:2px solid var(--accent);text-transform:capitalize}
section{padding:10px 0 22px;border-bottom:1px solid var(--line);scroll-margin-top:8px;content-visibility:auto;contain-intrinsic-height:auto 640px}tr:target{background:var(--soft)}
#types section{padding:4px 0 10px;contain-intrinsic-height:auto 125px}
h3{font:600 17px ui-monospace,monospace;margin:16px 0 4px}h3 a{color:inherit;text-decoration:none}
.badge{margin-left:10px;padding:1px 9px;border-radius:9px;background:var(--soft);border:1px solid var(--line);font:12px system-ui,sans-serif;color:var(--dim)}
table{border-collapse:collapse;width:100%;margin:8px 0}td,th{padding:4px 10px 4px 0;text-align:left;vertical-align:top;border-top:1px solid var(--line)}
td:first-child,td:first-child+td{white-space:nowrap}th{font-weight:500;color:var(--dim);font-size:13px;border:0}.n{color:var(--dim);width:44px}i{color:var(--dim)}
code,pre,output,textarea{font:var(--text-s)/1.5 var(--mono)}
pre,output{display:block;margin:0;padding:10px 12px;background:var(--soft);border:1px solid var(--line);border-radius:6px;overflow:auto;max-height:420px;white-space:pre-wrap;overflow-wrap:anywhere}
details{margin:6px 0}main summary{cursor:pointer;color:var(--dim)}.cost,.errors{font-size:13px;color:var(--dim);margin:6px 0}
.tabs{margin-top:12px}.tabs button{border:1px solid var(--line);border-bottom:0;background:none;color:var(--dim);padding:3px 12px;border-radius:6px 6px 0 0;cursor:pointer;font:13px system-ui}
.tabs button.on{background:var(--soft);color:var(--accent)}
.try{display:grid;grid-template-columns:repeat(auto-fill,minmax(250px,1fr));gap:10px 14px;align-items:start;margin:12px 0;padding:12px 14px;border:1px solid var(--line);border-radius:8px}
.try label{display:flex;flex-direction:column;gap:2px;font:12.5px ui-monospace,monospace;color:var(--dim)}.try small{font:12px/1.4 system-ui,sans-serif;color:var(--dim)}
.try .group{grid-column:1/-1;margin:0}.try .group>div{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:8px 14px;padding:6px 0 2px 14px;border-left:2px solid var(--line)}.group summary{font:12.5px ui-monospace,monospace}
.try label:has(textarea){grid-column:1/-1}
input,select,textarea{font:13px ui-monospace,monospace;padding:5px 8px;border:1px solid var(--line);border-radius:6px;background:var(--page);color:var(--ink);width:100%}textarea{resize:vertical}
.try>button{justify-self:start;grid-column:1/-1;padding:6px 14px;border:0;border-radius:6px;background:var(--accent);color:var(--on-accent);cursor:pointer;font:14px system-ui}
.errors a{color:inherit;margin-right:10px;white-space:nowrap}td a,p a{color:var(--accent);text-decoration:none}.try output{grid-column:1/-1}.none{color:var(--dim)}.failed{border-color:var(--bad);color:var(--bad)}
@media(max-width:800px){td code,h3 a{overflow-wrap:anywhere}td:first-child,td:first-child+td{white-space:normal}body{display:block}nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line)}main{padding:8px 16px}.n{width:20px}td:nth-child(3){min-width:74px}td,th{padding-right:6px}.badge{display:inline-block}.try,.try .group>div{grid-template-columns:minmax(0,1fr)}.errors a{white-space:normal}}
`.trim();
