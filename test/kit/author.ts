/** An author of random bundles who learns: what a chain told him of (mints, ids, names) he uses in what he writes next. */

import { type Envelope, openEnvelope, Signature, sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import {
  type Operation,
  type OperationType,
  operationSchemas,
  operation as operationType,
} from '../../runtime/kernel/chain/operation.js';
import type { Outcome } from '../../runtime/kernel/chain/receipt.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import { objectSchema } from '../../runtime/lib/codec/composites.js';
import type { Address } from '../../runtime/lib/codec/ids.js';
import {
  CodecError,
  type Json,
  type JsonSchema,
  type Random,
  type TextForms,
  type Type,
} from '../../runtime/lib/codec/type.js';

type Fields = Readonly<Record<string, Json>>;

const AMOUNTS = ['1', '7', '1000', '999999', '1000000000', '5000000000000'];
const KNOWN = 64;

export class Author {
  readonly #set: ModuleSet;
  readonly #text: TextForms;
  readonly #random: Random;
  readonly #chainId: number;
  readonly #types: readonly OperationType[];
  readonly #schemas: ReturnType<typeof operationSchemas>;
  /** What was seen, under the reference of its schema and under the name of its field. */
  readonly #seen = new Map<string, Json[]>();
  /** The latest events. */
  readonly #told: Fields[] = [];

  constructor(
    set: ModuleSet,
    text: TextForms,
    chainId: number,
    accounts: readonly Address[],
    random: Random,
    consensusKeys: readonly string[] = [],
  ) {
    this.#set = set;
    this.#text = text;
    this.#chainId = chainId;
    this.#types = [...set.operations.byName.values()];
    this.#schemas = operationSchemas(set.operations);
    this.#random = Object.assign((below: number) => random(below), { operations: set.operations });
    for (const account of accounts) this.#see('#/components/schemas/Address', text.address(account));
    for (const key of consensusKeys) this.#see('#/components/schemas/ConsensusKey', key);
    for (const symbol of ['TRL', 'USDC', 'USDT']) this.#see('symbol', symbol);
  }

  /** A bundle of one to three random operations. Now and then with a signature that is nonsense. */
  bundle(from: Address, nonce: number): Envelope {
    const types = this.#types;
    const count = 1 + (this.#random(4) === 0 ? this.#random(3) : 0);
    const operations = Array.from({ length: count }, () => this.operation(types[this.#random(types.length)]!));
    const signatures = this.#random(12) === 0 ? [Signature.sample(this.#random)] : [];
    return this.#seal(from, nonce, operations, signatures);
  }

  #seal(from: Address, nonce: number, operations: readonly Operation[], signatures: readonly Signature[]): Envelope {
    const bundle = {
      version: 1,
      chain_id: this.#chainId,
      from,
      nonce,
      gas_limit: 100_000_000,
      gas_price: 10 + this.#random(3),
      valid_until: 0,
      memo: '',
      operations,
    };
    const { bytes } = sealEnvelope(bundle, signatures, this.#set.operations);
    return openEnvelope(bytes, this.#set.operations);
  }

  /** A first bundle: makes a token of which there is enough to go on with. */
  start(from: Address): Envelope {
    const symbol = `S${this.#random(100_000)}`;
    const supply = 10n ** 15n;
    const params = { name: symbol, symbol, decimals: 6, supply, owner: from, mintable: true, max_supply: null };
    return this.#seal(from, 0, [{ type: this.#set.operations.byName.get('CreateToken')!, params }], []);
  }

  /** A random operation in which much that could be known is known. */
  operation(type: OperationType) {
    const sample = type.params.sample(this.#random);
    const varied = this.#vary('', objectSchema(type.definition.params), type.params.toJson(sample, this.#text));
    const json = { ...(varied as Fields), ...this.#together(Object.keys(type.definition.params)) };
    try {
      return { type, params: type.params.fromJson(json, this.#text) };
    } catch (cause) {
      if (cause instanceof CodecError) return { type, params: sample };
      throw cause;
    }
  }

  /** Remembers what events and results tell. */
  learn({ events, returned }: Outcome): void {
    for (const { type, data } of events) {
      const shape = this.#set.modules.find(({ module }) => module.name === type.module)!.module.events[type.name]!;
      const json = type.data.toJson(data, this.#text) as Fields;
      this.#harvest('', objectSchema(shape), json);
      this.#tell(json);
    }
    for (const values of returned) {
      for (const [name, value] of Object.entries(values ?? {})) {
        if (typeof value === 'number') this.#see(name, value);
        // Ids are 32 bytes of hex, whatever kind they are of.
        else if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) {
          for (const kind of ['#/components/schemas/Mint', name]) this.#see(kind, `0x${value}`);
        }
      }
    }
  }

  /** Remembers what records of the state say, such as those of genesis: `name` is that of their store. */
  observe(name: string, type: Type<unknown>, value: unknown): void {
    const json = type.toJson(value, this.#text);
    this.#harvest(name, type.schema, json);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) this.#tell(json as Fields);
  }

  #tell(fields: Fields): void {
    this.#told.push(fields);
    if (this.#told.length > KNOWN) this.#told.shift();
  }

  /** Half of the time: those of the fields that one event told of together, such as an account and the number of its proposal. */
  #together(fields: readonly string[]): Fields {
    const told = this.#told.filter((event) => fields.some((field) => Object.hasOwn(event, field)));
    if (told.length === 0 || this.#random(2) === 0) return {};
    const event = told[this.#random(told.length)]!;
    return Object.fromEntries(Object.entries(event).filter(([field]) => fields.includes(field)));
  }

  #see(kind: string, json: Json): void {
    const seen = this.#seen.get(kind) ?? [];
    if (!seen.includes(json)) seen.push(json);
    if (seen.length > KNOWN) seen.shift();
    this.#seen.set(kind, seen);
  }

  #harvest(name: string, schema: JsonSchema, json: Json | undefined): void {
    if (json === null || json === undefined) return;
    if (Array.isArray(json))
      for (const item of json) this.#harvest(name, (schema.items ?? {}) as JsonSchema, item as Json);
    else if (typeof json === 'object') {
      const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
      for (const [field, inner] of Object.entries(json)) this.#harvest(field, properties[field] ?? {}, inner);
    } else {
      if (typeof schema.$ref === 'string') this.#see(schema.$ref, json);
      this.#see(kindOf(name), json);
    }
  }

  #vary(name: string, schema: JsonSchema, json: Json): Json {
    const { Operation, InnerOperation } = this.#schemas;
    if (schema.$ref === operationType.schema.$ref || schema.$ref === `#/components/schemas/${InnerOperation.title}`) {
      return this.#vary(name, Operation, json);
    }
    const either = alternatives(schema);
    if (either.length > 0) {
      return json === null ? json : this.#vary(name, either.find((one) => hasFieldsOf(one, json)) ?? either[0]!, json);
    }
    if (Array.isArray(json)) return json.map((item) => this.#vary(name, schema.items as JsonSchema, item as Json));
    if (typeof json === 'object' && json !== null) {
      const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
      return Object.fromEntries(
        Object.entries(json as Fields).map(([field, inner]) => [
          field,
          this.#vary(field, properties[field] ?? {}, inner),
        ]),
      );
    }
    if (this.#random(8) === 0) return json;
    if (schema.$ref === '#/components/schemas/Amount') return AMOUNTS[this.#random(AMOUNTS.length)]!;
    if (schema.type === 'integer' && this.#random(2) === 0) return this.#random(20);
    // What is to be new must not be known.
    if (name === 'symbol' || name === 'name') return `N${this.#random(100_000)}`;
    // What went by the same name fits best: the address of a collection, where there are mints of tokens as well.
    const named = this.#random(4) === 0 ? undefined : this.#seen.get(kindOf(name));
    const known = named ?? this.#seen.get((schema.$ref as string | undefined) ?? kindOf(name)) ?? [];
    return known.length === 0 ? json : known[this.#random(known.length)]!;
  }
}

/** Fields that name tokens are called 'token', 'symbol', 'token_symbol', 'token_a', … */
const kindOf = (name: string): string => (/token|symbol/.test(name) ? 'symbol' : name);

const alternatives = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] => (anyOf ?? oneOf ?? []) as JsonSchema[];

/** Whether a schema of objects, or one of its alternatives, knows the fields of this one. */
function hasFieldsOf(schema: JsonSchema, json: Json): boolean {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  const known = schema.properties as object | undefined;
  if (known) return Object.keys(json).every((field) => Object.hasOwn(known, field));
  return alternatives(schema).some((one) => hasFieldsOf(one, json));
}
