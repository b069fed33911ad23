/** HTML escaping: nothing in names or descriptions becomes markup. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for elements and quoted attributes. */
export const html = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);

/** Escapes text and marks names in backticks as code. */
export const prose = (text: string): string => html(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** Formats a value as indented JSON. */
export const json = (value: unknown): string => html(JSON.stringify(value, null, 2));
