/** Makes text of unknown origin safe for terminals and logs: control and invisible characters become `\uXXXX`. */

/** Control characters, line ends, and characters that change the direction of text or have no width. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** The same without the line feed, the only such character that `JSON.stringify` writes between values. */
const INVISIBLE_IN_JSON = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** By UTF-16 unit, so that JSON text keeps its value. */
function escaped(character: string): string {
  let text = '';
  for (let i = 0; i < character.length; i++) text += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
  return text;
}

/** Text on one line: it cannot forge a line or send commands to a terminal. */
export const visible = (text: string): string => text.replace(INVISIBLE, escaped);

/** JSON text with the same value that is safe to print on a terminal. */
export const visibleJson = (json: string): string => json.replace(INVISIBLE_IN_JSON, escaped);
