/** What the page does: unpack itself, search as you type, tabs, and calls to the node that serves it. Runs in the browser. */

export const SCRIPT = `
const packed = Uint8Array.from(atob(document.getElementById('packed').textContent), (character) => character.charCodeAt(0));
const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
document.body.innerHTML = await new Response(unpacked).text();
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
if (matchMedia('(max-width:800px)').matches) for (const part of all('nav details')) part.open = false;
const search = document.getElementById('search');
search.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const section of all('section')) {
    const hit = words.every((word) => section.dataset.words.includes(word));
    section.hidden = !hit;
    if (hit) shown++;
  }
  for (const link of all('nav a')) {
    const section = document.getElementById(link.hash.slice(1));
    link.hidden = section !== null && section.hidden;
  }
  for (const head of all('main h2')) {
    let next = head.nextElementSibling, any = head.parentElement.tagName === 'SECTION';
    for (; next && next.tagName === 'SECTION'; next = next.nextElementSibling) any ||= !next.hidden;
    head.hidden = !any;
  }
  document.getElementById('nothing').hidden = shown > 0;
});
for (const tabs of all('.tabs')) {
  const buttons = all('button', tabs), panes = all('pre', tabs);
  buttons.forEach((button, i) => button.addEventListener('click', () => {
    buttons.forEach((one, k) => one.classList.toggle('on', k === i));
    panes.forEach((one, k) => { one.hidden = k !== i; });
  }));
}
if (location.protocol.startsWith('http')) {
  for (const pane of all('.tabs pre')) pane.textContent = pane.textContent.replace(/(http|ws)(:\\/\\/127\\.0\\.0\\.1:9933)/, (all, scheme) => location.origin.replace('http', scheme));
}
const valueOf = (text) => {
  if (text === '') return null;
  if (!/^[\\[{"]|^(true|false|null|-?\\d+)$/.test(text)) return text;
  if (/^-?\\d+$/.test(text) && !Number.isSafeInteger(Number(text))) return text;
  try { return JSON.parse(text); } catch { return text; }
};
for (const form of all('form.try')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const params = all('input', form).map((input) => valueOf(input.value.trim()));
    while (params.length > 0 && params.at(-1) === null) params.pop();
    const shown = form.querySelector('pre');
    shown.hidden = false;
    shown.textContent = '…';
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: form.dataset.method, params });
    try {
      const answer = await (await fetch('/', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json();
      shown.classList.toggle('failed', 'error' in answer);
      shown.textContent = JSON.stringify('error' in answer ? answer.error : answer.result, null, 2);
    } catch (cause) {
      shown.classList.add('failed');
      shown.textContent = 'no node answers here: ' + cause.message;
    }
  });
}
search.focus({ preventScroll: true });
document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
`.trim();
