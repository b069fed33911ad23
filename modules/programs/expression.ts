/** Expressions: parsed, type-checked and bounded at registration; evaluated with integers below 2^256 at run time. */

import { type Address, CodecError, fail, readValue, type TextForms } from '../../runtime/sdk.js';
import { EvaluationFailed } from './errors.js';
import { FUNCTIONS, type FunctionName, isFunction } from './functions.js';
import { type Kind, kindText, LIMIT, LITERALS, LOOK_UP_GAS, mintOf, operatorOf, type Value } from './kinds.js';
import type { Reading } from './shape.js';

/** Maximum characters of an expression. */
export const MAX_LENGTH = 1_024;
/** Maximum number of values, names, operators and functions in an expression. */
export const MAX_NODES = 256;
/** Maximum nesting of parentheses, functions and negations. */
const MAX_DEPTH = 32;
/** Gas per node. */
const NODE_GAS = 20;

/** Input of the parser besides the text: the state for chain-specific checks, and the names that an expression may use. */
export interface Names {
  readonly c: Reading;
  readonly forms: TextForms;
  readonly params: ReadonlyMap<string, Kind>;
  /** Kinds of the results of earlier steps, by name and field. */
  readonly results: ReadonlyMap<string, ReadonlyMap<string, Kind>>;
}

/** Position of an expression in its program. */
export interface StepPosition {
  readonly path: string;
  /** Index of the step; null outside of steps. */
  readonly index: number | null;
}

/** Inputs of an evaluation. */
export interface Moment {
  /** Current state. */
  readonly c: Reading;
  readonly sender: Address;
  readonly params: ReadonlyMap<string, Value>;
  /** Values of earlier results, by name and field; undefined for a skipped step. */
  readonly results: ReadonlyMap<string, ReadonlyMap<string, Value> | undefined>;
}

/** A node of the syntax tree. */
export interface Node {
  readonly kind: Kind;
  /** Content of a quoted text, which can stand for a token, an address, a validator or a hash. */
  readonly text?: string;
  value(moment: Moment, refuse: (reason: string) => never): Value;
}

/** A checked expression. */
export interface Expression {
  readonly source: string;
  readonly kind: Kind;
  /** Gas of an evaluation. */
  readonly gas: number;
  value(moment: Moment): Value;
}

/** Words that cannot name a parameter or a result. */
export const RESERVED: ReadonlySet<string> = new Set(['and', 'or', 'not', 'true', 'false', 'sender']);

const TOKEN = /(\d+)|([A-Za-z_]\w*)|'([^']*)'|"([^"]*)"|(==|!=|<=|>=|[-+*/%<>(),.])/y;
const SPACE = /[ ]*/y;

type Token =
  | { readonly type: 'number' | 'name' | 'text' | 'mark'; readonly text: string; readonly at: number }
  | { readonly type: 'end'; readonly text: ''; readonly at: number };

type Operator = (a: bigint, b: bigint, refuse: (reason: string) => never) => Value;

const bounded = (value: bigint, refuse: (reason: string) => never): bigint =>
  value < LIMIT ? value : refuse('is 2^256 or more');

/** Operators by precedence, the loosest first; operators of one group associate to the left. */
const SUMS: Readonly<Record<string, Operator>> = {
  '+': (a, b, refuse) => bounded(a + b, refuse),
  '-': (a, b, refuse) => (a >= b ? a - b : refuse(`is below zero: ${a} - ${b}`)),
};
const PRODUCTS: Readonly<Record<string, Operator>> = {
  '*': (a, b, refuse) => bounded(a * b, refuse),
  '/': (a, b, refuse) => (b > 0n ? a / b : refuse('divides by zero')),
  '%': (a, b, refuse) => (b > 0n ? a % b : refuse('divides by zero')),
};
const ORDERS: Readonly<Record<string, Operator>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** Parses a whole expression; fails with the position of a mistake. */
export function readExpression(
  source: string,
  { path, index }: StepPosition,
  names: Names,
  refuse: (reason: string) => never,
): Expression {
  if (source.length > MAX_LENGTH) refuse(`has more than ${MAX_LENGTH} characters`);
  const parser = new Parser(source, names, refuse);
  const root = parser.whole();
  return {
    source,
    kind: root.kind,
    gas: parser.gas,
    value: (moment) => root.value(moment, (reason) => fail(EvaluationFailed, { path, expr: source, reason, index })),
  };
}

class Parser {
  gas = 0;
  readonly #source: string;
  readonly #names: Names;
  readonly #refuse: (reason: string) => never;
  #token: Token;
  #end = 0;
  #nodes = 0;
  #depth = 0;

  constructor(source: string, names: Names, refuse: (reason: string) => never) {
    this.#source = source;
    this.#names = names;
    this.#refuse = refuse;
    this.#token = this.#next();
  }

  whole(): Node {
    const root = this.#either();
    if (this.#token.type !== 'end') this.#wrong('the end');
    return root;
  }

  #next(): Token {
    SPACE.lastIndex = this.#end;
    SPACE.exec(this.#source);
    const at = SPACE.lastIndex;
    if (at === this.#source.length) return { type: 'end', text: '', at };
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(this.#source);
    if (!found)
      return this.#refuse(`has the invalid character ${JSON.stringify(this.#source[at])} at character ${at + 1}`);
    this.#end = TOKEN.lastIndex;
    const [, number, name, single, double, mark] = found;
    if (number !== undefined) return { type: 'number', text: number, at };
    if (name !== undefined) return { type: 'name', text: name, at };
    if (mark !== undefined) return { type: 'mark', text: mark, at };
    return { type: 'text', text: single ?? double ?? '', at };
  }

  #wrong(expected: string): never {
    const { text, at, type } = this.#token;
    return this.#refuse(`has ${type === 'end' ? 'the end' : text} at character ${at + 1} instead of ${expected}`);
  }

  /** Consumes the token if it is this mark or word. */
  #takes(text: string): boolean {
    const { type } = this.#token;
    if (this.#token.text !== text || (type !== 'mark' && type !== 'name')) return false;
    this.#token = this.#next();
    return true;
  }

  #expect(mark: string): void {
    if (!this.#takes(mark)) this.#wrong(mark);
  }

  /** Consumes the token if it is one of these operators; returns its entry. */
  #oneOf<T>(operators: Readonly<Record<string, T>>): T | undefined {
    const { type, text } = this.#token;
    if (type !== 'mark' || !Object.hasOwn(operators, text)) return undefined;
    this.#token = this.#next();
    return operators[text];
  }

  #node(node: Node, gas = NODE_GAS): Node {
    if (++this.#nodes > MAX_NODES) this.#refuse(`has more than ${MAX_NODES} values, operators and functions`);
    this.gas += gas;
    return node;
  }

  #deeper<T>(work: () => T): T {
    if (++this.#depth > MAX_DEPTH) this.#refuse(`is nested deeper than ${MAX_DEPTH} levels`);
    const result = work();
    this.#depth--;
    return result;
  }

  #either(): Node {
    let left = this.#both();
    while (this.#takes('or')) {
      const [a, b] = [this.#boolean(left), this.#boolean(this.#both())];
      left = this.#node({ kind: 'boolean', value: (moment, no) => a.value(moment, no) || b.value(moment, no) });
    }
    return left;
  }

  #both(): Node {
    let left = this.#negated();
    while (this.#takes('and')) {
      const [a, b] = [this.#boolean(left), this.#boolean(this.#negated())];
      left = this.#node({ kind: 'boolean', value: (moment, no) => a.value(moment, no) && b.value(moment, no) });
    }
    return left;
  }

  #negated(): Node {
    if (!this.#takes('not')) return this.#compared();
    const inner = this.#boolean(this.#deeper(() => this.#negated()));
    return this.#node({ kind: 'boolean', value: (moment, no) => !inner.value(moment, no) });
  }

  #compared(): Node {
    const left = this.#chain(SUMS, () => this.#chain(PRODUCTS, () => this.#single()));
    const isSame = this.#takes('==');
    if (isSame || this.#takes('!=')) return this.#equal(left, this.#right(), isSame);
    const order = this.#oneOf(ORDERS);
    return order ? this.#binary(order, 'boolean', left, this.#right()) : left;
  }

  #right(): Node {
    return this.#chain(SUMS, () => this.#chain(PRODUCTS, () => this.#single()));
  }

  #chain(operators: Readonly<Record<string, Operator>>, part: () => Node): Node {
    let left = part();
    for (let operator = this.#oneOf(operators); operator; operator = this.#oneOf(operators)) {
      left = this.#binary(operator, 'number', left, part());
    }
    return left;
  }

  #binary(operator: Operator, kind: Kind, left: Node, right: Node): Node {
    const [a, b] = [this.#as('number', left), this.#as('number', right)];
    return this.#node({
      kind,
      value: (moment, no) => operator(a.value(moment, no) as bigint, b.value(moment, no) as bigint, no),
    });
  }

  /** Both sides must have the same kind; a quoted text takes the kind of the other side. */
  #equal(left: Node, right: Node, isSame: boolean): Node {
    const [a, b] = left.text === undefined ? [left, this.#as(left.kind, right)] : [this.#as(right.kind, left), right];
    return this.#node({
      kind: 'boolean',
      value: (moment, no) => (a.value(moment, no) === b.value(moment, no)) === isSame,
    });
  }

  #boolean(node: Node): Node {
    return this.#as('boolean', node);
  }

  #single(): Node {
    const { type, text } = this.#token;
    if (this.#takes('(')) {
      const inner = this.#deeper(() => this.#either());
      this.#expect(')');
      return inner;
    }
    if (type === 'number') return this.#number(text);
    if (type === 'text') {
      this.#token = this.#next();
      return this.#node({ kind: 'string', text, value: () => text });
    }
    return type === 'name' ? this.#named(text) : this.#wrong('a value');
  }

  #number(digits: string): Node {
    const value = digits.length <= 78 ? BigInt(digits) : LIMIT;
    if (value >= LIMIT) this.#refuse(`has the number ${digits.slice(0, 12)}…, which is 2^256 or more`);
    this.#token = this.#next();
    return this.#node({ kind: 'number', value: () => value });
  }

  #named(name: string): Node {
    this.#token = this.#next();
    if (name === 'true' || name === 'false') {
      const value = name === 'true';
      return this.#node({ kind: 'boolean', value: () => value });
    }
    if (name === 'sender') return this.#node({ kind: 'address', value: ({ sender }) => sender });
    if (this.#takes('(')) {
      if (!isFunction(name)) return this.#refuse(`calls ${name}, which is not a function`);
      return this.#called(name);
    }
    if (this.#takes('.')) return this.#result(name);
    const kind = this.#names.params.get(name);
    if (kind === undefined) {
      return this.#refuse(
        isFunction(name)
          ? `uses the function ${name} without parentheses`
          : this.#names.results.has(name)
            ? `uses the result ${name} without a field`
            : `uses ${name}, which is neither a parameter nor the result of an earlier step`,
      );
    }
    return this.#node({ kind, value: ({ params }) => params.get(name)! });
  }

  #result(name: string): Node {
    const fields =
      this.#names.results.get(name) ?? this.#refuse(`uses ${name}, which is not the result of an earlier step`);
    const { type, text: field } = this.#token;
    if (type !== 'name') this.#wrong('a field');
    this.#token = this.#next();
    const kind =
      fields.get(field) ??
      this.#refuse(`uses ${name}.${field}, but its fields are ${[...fields.keys()].join(', ') || 'none'}`);
    return this.#node({
      kind,
      value: ({ results }, no) => results.get(name)?.get(field) ?? no(`uses the result ${name} of a skipped step`),
    });
  }

  #called(name: FunctionName): Node {
    const { missing, kinds, rest, returns, gas, value } = FUNCTIONS[name];
    const lacking = missing?.(this.#names.c);
    if (lacking !== undefined) this.#refuse(`calls ${name}(): ${lacking}`);
    const args: Node[] = [];
    if (!this.#takes(')')) {
      this.#deeper(() => {
        do {
          const kind =
            kinds[args.length] ?? rest ?? this.#refuse(`passes more than ${kinds.length} arguments to ${name}()`);
          args.push(this.#as(kind, this.#either()));
        } while (this.#takes(','));
      });
      this.#expect(')');
    }
    if (args.length < kinds.length)
      this.#refuse(`passes ${args.length} arguments to ${name}() instead of ${kinds.length}`);
    return this.#node(
      {
        kind: returns,
        value(moment, no) {
          const found = value(
            moment,
            args.map((arg) => arg.value(moment, no)),
            no,
          );
          return typeof found === 'bigint' ? bounded(found, no) : found;
        },
      },
      NODE_GAS + gas,
    );
  }

  /** The node as a value of this kind; a quoted text is converted to it. */
  #as(kind: Kind, node: Node): Node {
    if (node.kind === kind) return node;
    const { text } = node;
    if (text === undefined) return this.#refuse(`has ${kindText(node.kind)} instead of ${kindText(kind)}`);
    return this.#literal(kind, text);
  }

  #literal(kind: Kind, text: string): Node {
    const type = LITERALS[kind];
    if (type === undefined) return this.#refuse(`has a text instead of ${kindText(kind)}`);
    const raw = readValue(type, text, this.#names.forms);
    if (raw instanceof CodecError) return this.#refuse(`has '${text}' instead of ${kindText(kind)}`);
    if (kind === 'token') {
      this.gas += LOOK_UP_GAS;
      return { kind, value: ({ c }, no) => mintOf(c, raw) ?? no(`has ${text}, which is not a token`) };
    }
    if (kind === 'validator') {
      this.gas += LOOK_UP_GAS;
      return { kind, value: ({ c }, no) => operatorOf(c, raw) ?? no(`has ${text}, which is not a validator`) };
    }
    return { kind, value: () => raw };
  }
}
