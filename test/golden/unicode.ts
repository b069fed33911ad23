/** Writes runtime/lib/codec/unicode.ts from the Unicode tables of this Node. Run once by hand: a new table is an upgrade of the chain. */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Range = readonly [first: number, last: number];

const POINTS = 0x110000;
const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff;
const form = (text: string, of: 'NFC' | 'NFD'): boolean => text.normalize(of) === text;

/** Other, separators but the space, what may be ignored in display, and the blank Braille pattern. */
const HIDDEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}\u2800]/u;
const isHidden = (point: number): boolean =>
  isSurrogate(point) || (point !== 0x20 && HIDDEN.test(String.fromCodePoint(point)));

function rangesOf(holds: (point: number) => boolean): Range[] {
  const ranges: Range[] = [];
  let first = -1;
  for (let point = 0; point <= POINTS; point++) {
    const isIn = point < POINTS && holds(point);
    if (isIn && first < 0) first = point;
    if (isIn || first < 0) continue;
    ranges.push([first, point - 1]);
    first = -1;
  }
  return ranges;
}

function packed(ranges: readonly Range[]): string {
  let end = 0;
  const parts = ranges.map(([first, last]) => {
    const gap = (first - end).toString(36);
    end = last;
    return last > first ? `${gap}:${(last - first).toString(36)}` : gap;
  });
  return parts.join(' ');
}

/** Marks that normalization moves, in classes that stand in the order of their places behind a letter. */
function orders(): number[][] {
  const classes: number[][] = [];
  for (let point = 0x300; point < POINTS; point++) {
    if (isSurrogate(point)) continue;
    const mark = String.fromCodePoint(point);
    // One that stands first, and one that stands last.
    const moves = !form(`${mark}\u0334`, 'NFD') || !form(`\u0345${mark}`, 'NFD');
    if (!/\p{M}/u.test(mark) || !form(mark, 'NFD') || !moves) continue;
    const order = (one: number[]): number => {
      const other = String.fromCodePoint(one[0]!);
      return form(other + mark, 'NFD') ? (form(mark + other, 'NFD') ? 0 : 1) : -1;
    };
    const at = classes.findIndex((one) => order(one) <= 0);
    if (at < 0) classes.push([point]);
    else if (order(classes[at]!) === 0) classes[at]!.push(point);
    else classes.splice(at, 0, [point]);
  }
  return classes;
}

/** What is written as one character and means two: the gap from the one before, and the two. Hangul is counted instead. */
function composites(): string {
  const parts: string[] = [];
  let before = 0;
  for (let point = 0; point < POINTS; point++) {
    if (isSurrogate(point) || (point >= 0xac00 && point <= 0xd7a3)) continue;
    const whole = String.fromCodePoint(point);
    if (!form(whole, 'NFC') || form(whole, 'NFD')) continue;
    const apart = Array.from(whole.normalize('NFD'));
    const second = apart.pop()!;
    const first = apart.join('').normalize('NFC');
    parts.push([point - before, first.codePointAt(0)!, second.codePointAt(0)!].map((n) => n.toString(36)).join(':'));
    before = point;
  }
  return parts.join(' ');
}

const classes = orders().map((one) => new Set(one));
const isUncomposed = (point: number): boolean => !isHidden(point) && !form(String.fromCodePoint(point), 'NFC');
const tables = {
  INADMISSIBLE: [
    'Ranges that plain text never has: unassigned, private, unseen, of another direction.',
    packed(rangesOf(isHidden)),
  ],
  UNCOMPOSED: ['Ranges that form NFC never has.', packed(rangesOf(isUncomposed))],
  ORDERS: [
    'Ranges of marks by their place behind a letter.',
    classes.map((one) => packed(rangesOf((point) => one.has(point)))).join('|'),
  ],
  COMPOSITES: ['Characters with the two that they are made of.', composites()],
};
const file = [
  `/** Unicode ${process.versions.unicode}, as far as plain text asks for it. Made by test/golden/unicode.ts; numbers are in base 36. */`,
  ...Object.entries(tables).map(([name, [about, value]]) => `/** ${about} */\nexport const ${name} =\n  '${value}';`),
].join('\n\n');
writeFileSync(fileURLToPath(new URL('../../../runtime/lib/codec/unicode.ts', import.meta.url)), `${file}\n`);
