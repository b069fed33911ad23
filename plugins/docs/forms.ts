/** HTML forms: one control for each parameter, which script.ts converts back to JSON for the schema. */

import { type Control, controlOf } from './controls.js';
import { html, prose } from './html.js';
import type { Method, Schemas } from './schema.js';

/** HTML of a control; an object with few fields is a group. */
function controlHtml(control: Control): string {
  const { name, required, nullable, about } = control;
  const time = control.kind !== 'group' && control.type === 'Time' ? ' data-time' : '';
  const marks = `${required ? '' : ' data-optional'}${nullable ? ' data-null' : ''}${time}`;
  const title = `${html(name)}${required ? '' : ' <i>optional</i>'}`;
  if (control.kind === 'group') {
    const inner = control.controls.map(controlHtml).join('');
    const open = control.open ? ' open' : '';
    return `<details class="group" data-kind="group" data-name="${html(name)}"${marks}${open}><summary>${title}</summary><div>${inner}</div></details>`;
  }
  const hint = about === '' ? '' : `<small>${prose(about)}</small>`;
  return (
    `<label data-kind="${control.kind}" data-types="${html(control.types.join(' '))}" data-name="${html(name)}"${marks}><span>${title}</span>` +
    `${input(control)}${hint}</label>`
  );
}

function input({ kind, name, text, choices, placeholder }: Exclude<Control, { kind: 'group' }>): string {
  const attributes = `name="${html(name)}" spellcheck="false" autocomplete="off"`;
  if (choices.length > 0) {
    const options = choices.map((word) => `<option${word === text ? ' selected' : ''}>${html(word)}</option>`);
    return `<select name="${html(name)}">${options.join('')}</select>`;
  }
  if (kind === 'json' || kind === 'lines') {
    const rows = Math.min(12, Math.max(2, text.split('\n').length));
    // A textarea drops the first line break after its tag.
    return `<textarea ${attributes} rows="${rows}" placeholder="${html(placeholder)}">\n${html(text)}</textarea>`;
  }
  return `<input ${attributes} value="${html(text)}" placeholder="${html(placeholder)}">`;
}

/** The form that calls a method on the node that serves the page. */
export function formOf(method: Method, given: readonly unknown[], schemas: Schemas): string {
  const controls = method.params.map(({ name, schema, required, description }, i) => {
    // The table above the form already shows the description.
    const shown = description === undefined ? schema : { ...schema, description: '' };
    return controlHtml(controlOf({ name, schema: shown, required, value: given[i] }, schemas));
  });
  return (
    `<form class="try" data-method="${html(method.name)}" data-structure="${html(method.paramStructure ?? 'either')}">` +
    `${controls.join('')}<button>Send to this node</button><output hidden></output></form>`
  );
}
