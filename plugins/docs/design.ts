/** Design tokens of all pages that the node serves: colors in light and dark, type scale, spacing, and element basics. */

const COLORS = `
--canvas:light-dark(#f5f6f8,#0e1114);--page:light-dark(#fff,#15191d);--soft:light-dark(#f0f2f5,#1e2329);--line:light-dark(#e0e4e9,#2a3037);
--ink:light-dark(#14181d,#e6e9ed);--dim:light-dark(#566070,#9ba5b3);
--accent:light-dark(#0a6a4d,#5fd1a7);--on-accent:light-dark(#fff,#0d1f18);
--good:light-dark(#0a6a4d,#5fd1a7);--warn:light-dark(#855000,#eab766);--bad:light-dark(#b0241c,#f2877d)`;

/** Sizes of text, distances, corners and fonts. */
const SIZES = `
--text-xs:12px;--text-s:13px;--text-m:15px;--text-l:17px;--text-xl:24px;
--space-1:4px;--space-2:8px;--space-3:12px;--space-4:16px;--space-5:24px;--space-6:40px;
--radius:10px;--radius-s:6px;
--sans:system-ui,sans-serif;--mono:ui-monospace,monospace`;

/** Custom properties, and the few rules that every page needs. */
export const TOKENS = `:root{color-scheme:light dark;${`${COLORS};${SIZES}`.replaceAll('\n', '')}}
*{box-sizing:border-box}[hidden]{display:none!important}
body{margin:0;font:var(--text-m)/1.5 var(--sans);color:var(--ink);background:var(--canvas)}
:is(a,button,input,select,textarea,summary,[tabindex]):focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
@media(prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}`;
