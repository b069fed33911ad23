/** Conversion of a control's text to the JSON that its schema requires. Runs in the browser. */

/** The properties of a control that determine how its text is read. */
export interface ReadBy {
  readonly kind: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly required: boolean;
  readonly nullable: boolean;
}

/**
 * Converts the text of a control; undefined if it is empty. Throws Error with a user-facing message. The documentation
 * page embeds the source of this function under another name, so it must not refer to anything outside itself.
 */
export function readValue(control: ReadBy, text: string): unknown {
  const { kind, name, types, required, nullable } = control;
  const parsed = (json: string): unknown => {
    try {
      return JSON.parse(json);
    } catch (cause) {
      throw new Error(`${name} is not JSON: ${(cause as Error).message}`);
    }
  };
  const numberOf = (digits: string): number => {
    const value = Number(digits);
    if (!/^-?[0-9.eE+-]+$/.test(digits) || !Number.isFinite(value)) throw new Error(`${name} is not a number`);
    if (/^-?[0-9]+$/.test(digits) && !Number.isSafeInteger(value))
      throw new Error(`${name} exceeds the exact range of JSON numbers`);
    return value;
  };
  const anyOf = (word: string): unknown => {
    const takes = (type: string): boolean => types.includes(type) || types.includes('any');
    if ((takes('object') && word.startsWith('{')) || (takes('array') && word.startsWith('['))) return parsed(word);
    if (takes('boolean') && /^(true|false)$/.test(word)) return word === 'true';
    const isNumber = (types.includes('any') || !types.includes('string')) && /^-?[0-9][0-9.eE+-]*$/.test(word);
    return isNumber ? numberOf(word) : word;
  };
  const trimmed = text.trim();
  if (trimmed === '') {
    if (!required) return undefined;
    if (nullable) return null;
    if (kind === 'text') return text;
    if (kind === 'lines') return [];
    throw new Error(`${name} is missing`);
  }
  if (kind === 'text') return trimmed;
  if (kind === 'choice') return text;
  if (kind === 'boolean') return trimmed === 'true';
  if (kind === 'integer' || kind === 'number') return numberOf(trimmed);
  if (kind === 'json') return parsed(text);
  if (kind !== 'lines') return anyOf(trimmed);
  const lines: string[] = [];
  for (const line of text.split('\n')) if (line.trim() !== '') lines.push(line.trim());
  return lines;
}
