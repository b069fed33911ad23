/** Text made safe for HTML. Whatever names and descriptions hold, nothing in them becomes markup. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, in elements and in quoted attributes. */
export const html = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);

/** Text with names in backticks. */
export const prose = (text: string): string => html(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** A value as indented JSON. */
export const json = (value: unknown): string => html(JSON.stringify(value, null, 2));
