/** Browser script of the page: decompression, incremental search, tabs, and calls to the node that serves it. */

import { readValue } from './values.js';

export const SCRIPT = `
const packed = document.getElementById('packed');
if (packed) {
  const bytes = Uint8Array.from(atob(packed.textContent), (character) => character.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  document.body.innerHTML = await new Response(unpacked).text();
}
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
if (matchMedia('(max-width:800px)').matches) for (const part of all('nav details')) part.open = false;

// Search: units are methods, types, errors and parts of the introduction.
const units = all('[data-unit]').map((unit) => ({
  unit,
  text: [unit.id, ...all('[data-find]', unit).map((part) => part.textContent + ' ' + all('[title]', part).map((one) => one.title).join(' '))].join(' ').toLowerCase(),
}));
const links = new Map(all('nav a').map((link) => [link.hash.slice(1), link]));
const search = document.getElementById('search');
const find = () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const { unit, text } of units) {
    unit.hidden = !words.every((word) => text.includes(word));
    if (!unit.hidden) shown++;
    const link = links.get(unit.id);
    if (link) link.hidden = unit.hidden;
    // Sections with matches are open.
    for (const part of all('details.fields', unit)) part.open = words.length > 0 && words.some((word) => part.textContent.toLowerCase().includes(word)) && !words.every((word) => unit.id.toLowerCase().includes(word));
  }
  for (const part of all('[data-part]')) part.hidden = !all('[data-unit]', part).some((unit) => !unit.hidden);
  for (const part of all('nav details')) {
    part.hidden = !all('a', part).some((link) => !link.hidden);
    if (words.length > 0) part.open = true;
  }
  const nothing = document.getElementById('nothing');
  nothing.hidden = shown > 0;
  document.getElementById('found').textContent = words.length > 0 ? shown + ' found' : '';
};
search.addEventListener('input', () => {
  find();
  scrollTo(0, 0);
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) return;
  event.preventDefault();
  search.focus();
});

for (const tabs of all('.tabs')) {
  const buttons = all('button', tabs), panes = all('pre', tabs);
  buttons.forEach((button, i) => button.addEventListener('click', () => {
    buttons.forEach((one, k) => { one.classList.toggle('on', k === i); one.setAttribute('aria-selected', k === i); });
    panes.forEach((one, k) => { one.hidden = k !== i; });
  }));
}

// The JSON-RPC address is that of the folder of a page that a node serves.
const node = new URL('./', location.href);
if ('served' in document.documentElement.dataset) {
  const shown = node.href.replace(/\\/$/, '');
  for (const pane of all('.tabs pre, .address')) pane.textContent = pane.textContent.replace(/(http|ws)(:\\/\\/127\\.0\\.0\\.1:9933)/g, (found, scheme) => shown.replace('http', scheme));
}

// Forms: what they say as JSON.
const own = (node) => all(':scope > [data-kind], :scope > div > [data-kind]', node);
const readValue = ${readValue.toString()};
/** Value of a control; undefined if it is empty. */
const read = (node) => {
  const { kind, name, types = '' } = node.dataset;
  const required = !('optional' in node.dataset), nullable = 'null' in node.dataset;
  if (kind !== 'group') return readValue({ kind, name, types: types.split(' '), required, nullable }, node.querySelector('input,select,textarea').value);
  const empty = all('input,select,textarea', node).every(({ value }) => value.trim() === '');
  if (empty && (!required || nullable)) return undefined;
  const fields = own(node).map((one) => [one.dataset.name, read(one)]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
};
const paramsOf = (form) => {
  const values = own(form).map((one) => [one.dataset.name, read(one)]);
  if (form.dataset.structure === 'by-name') return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  while (values.length > 0 && values.at(-1)[1] === undefined) values.pop();
  return values.map(([, value]) => (value === undefined ? null : value));
};

// Ids that differ from the recorded example: forms that use the recorded one use what this node gave.
const ID = /^(0x[0-9a-f]{8,64}|[a-z]{1,10}[1-9A-HJ-NP-Za-km-z]{32,44})$/;
const told = (value) => (typeof value === 'string' ? { id: value } : { bundle_hash: value?.bundle_hash, ...value?.created });
const follow = (form, result) => {
  const answer = form.closest('section').querySelector('.answer');
  if (!answer) return;
  const before = told(JSON.parse(answer.textContent)), now = told(result);
  for (const [key, recorded] of Object.entries(before)) {
    const fresh = now[key];
    if (typeof recorded !== 'string' || typeof fresh !== 'string' || recorded === fresh || !ID.test(recorded) || !ID.test(fresh)) continue;
    const pairs = [[recorded, fresh]];
    // Ethereum clients know it by its last 20 bytes.
    if (/^0x[0-9a-f]{64}$/.test(recorded)) pairs.push(['0x' + recorded.slice(-40), '0x' + fresh.slice(-40)]);
    for (const input of all('form.try input, form.try textarea')) for (const [from, to] of pairs) if (input.value.includes(from)) input.value = input.value.replaceAll(from, to);
    answer.textContent = answer.textContent.replaceAll(recorded, fresh);
  }
};
// Recorded times are long ago: the first of a form is in ten minutes, the others as far from it as recorded.
for (const form of all('form.try')) {
  const times = all('[data-time] input', form).filter(({ value }) => /^[0-9]+$/.test(value));
  if (times.length === 0) continue;
  const shift = Math.trunc(Date.now() / 1000) + 600 - Number(times[0].value);
  for (const input of times) input.value = String(Number(input.value) + shift);
}

/** Opens a WebSocket; resolves with a function that sends a request and passes on items of subscriptions. One listener handles all messages. */
const connect = () => {
  const socket = new WebSocket(node.href.replace(/^http/, 'ws'));
  const asked = new Map(), followed = new Map();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(data);
    const call = asked.get(answer.id);
    if (!call) return followed.get(answer.params?.subscription)?.(answer.params.result);
    asked.delete(answer.id);
    if (/_unsubscribe(_|$)/.test(call.method)) for (const ended of Object.values(call.params)) followed.delete(ended);
    else if (answer.result !== undefined) followed.set(answer.result, call.tell);
    call.resolve(answer);
  });
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve((message, tell) => new Promise((resolve, reject) => {
      const { id, method, params } = message;
      asked.set(id, { method, params, tell, resolve, reject });
      socket.send(JSON.stringify(message));
    })));
    // A failed connection closes too.
    socket.addEventListener('close', () => {
      connection = undefined;
      const lost = new Error('the connection was closed');
      reject(lost);
      for (const call of asked.values()) call.reject(lost);
    });
  });
};
let connection;
/** Subscriptions need a connection that stays: one for all of them, opened by the first. */
const overSocket = async (message, tell) => (await (connection ??= connect()))(message, tell);
let calls = 0;
const KEPT = 20;
for (const form of all('form.try')) {
  const shown = form.querySelector('output');
  const show = (outcome, value) => {
    shown.hidden = false;
    shown.classList.toggle('failed', outcome !== 'success');
    shown.textContent = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
    form.dataset.outcome = outcome;
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    delete form.dataset.outcome;
    shown.hidden = false;
    shown.textContent = '…';
    try {
      const { method } = form.dataset;
      const message = { jsonrpc: '2.0', id: ++calls, method, params: paramsOf(form) };
      const heard = [];
      const tell = (value) => {
        heard.unshift(value);
        heard.length = Math.min(heard.length, KEPT);
        show('success', heard);
      };
      const answer = /_(un)?subscribe(_|$)/.test(method)
        ? await overSocket(message, tell)
        : await (await fetch(node, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) })).json();
      if ('error' in answer) show(String(answer.error.code), answer.error);
      else {
        show('success', answer.result === undefined ? 'null' : JSON.stringify(answer.result, null, 2));
        follow(form, answer.result);
      }
    } catch (cause) {
      show('none', cause instanceof TypeError ? 'the node does not respond: ' + cause.message : cause.message);
    }
  });
}
const target = () => {
  const unit = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (unit?.closest('[hidden]')) {
    search.value = '';
    find();
  }
  unit?.scrollIntoView();
};
addEventListener('hashchange', target);
search.focus({ preventScroll: true });
target();
`.trim();
