/** The fields of every answer against those that the definitions list (records.md: their lines, word for word). */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Document } from '../../plugins/docs/document.js';
import type { Schema } from '../../plugins/docs/schema.js';
import { withNode } from '../golden/distribution.js';
import { type Field, fieldsIn, recordsIn, resultsIn } from './fields.js';

const definitions = readFileSync(fileURLToPath(new URL('../../../test/surface/records.md', import.meta.url)), 'utf8');
const document = await withNode(async (node) => node.describe() as Document);
const methods = new Map(document.methods.map((method) => [method.name, method]));

/** Which answer shows a record, and where in it. */
const SHOWN_BY: Readonly<Record<string, readonly [method: string, path?: string]>> = {
  WriteResult: ['chain_transfer'],
  Receipt: ['chain_getTransactionReceipt'],
  Event: ['chain_getTransactionReceipt', 'events'],
  Err: ['chain_getTransactionReceipt', 'error'],
  Block: ['chain_getBlockByHeight'],
  Token: ['chain_getTokenInfo'],
  Pool: ['chain_getPool'],
  NftCollection: ['chain_getNftCollection'],
  Nft: ['chain_getNft'],
  MultiTokenCollection: ['chain_getMultiTokenCollection'],
  TokenType: ['chain_getTokenType'],
  Presale: ['chain_getPresale'],
  Contribution: ['chain_getPresaleContributions', 'contributions'],
  Validator: ['chain_getValidator'],
  Delegation: ['chain_getDelegations', 'delegations'],
  Unbonding: ['chain_getDelegations', 'unbonding'],
  BridgeOp: ['chain_getBridgeStatus'],
  Mapping: ['chain_getBridgeMappings', 'mappings'],
  Fees: ['chain_getBridgeFees', 'fees'],
  Anchor: ['chain_verifyAnchor', 'anchor'],
  Order: ['chain_getSettleOrder'],
  Maker: ['chain_getMarketMakers', 'makers'],
  StakingPool: ['chain_getStakingPool'],
  Plan: ['chain_getUpgradePlan'],
  Proposal: ['chain_getProposal'],
  MultiSig: ['chain_getMultiSig'],
  Tx: ['chain_listMultiSigTxs', 'transactions'],
  Safety: ['chain_getContractSafety'],
  Name: ['chain_getNameInfo'],
  Passport: ['chain_getPassport'],
  GameProfile: ['chain_getGameProfile'],
  Dao: ['chain_getDao'],
  DaoProposal: ['chain_getDaoProposal'],
  Program: ['chain_getProgram'],
};

/** All that a field can be: references followed, alternatives together, lists as what is in them. */
function shapes(schema: Schema | undefined): Schema[] {
  if (schema === undefined) return [];
  if (schema.$ref !== undefined)
    return shapes(document.components.schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return either.flatMap(shapes);
  return schema.items === undefined ? [schema] : shapes(schema.items);
}

const fieldOf = (schema: Schema[], name: string) => schema.flatMap(({ properties }) => shapes(properties?.[name]));

/** Fields that are missing and words that are not among theirs, by path. A field of any JSON holds what it likes. */
function missing(wanted: readonly Field[], schema: Schema[], path: string): string[] {
  return wanted.flatMap(({ name, inner, words }) => {
    const has = schema.some(({ properties }) => properties !== undefined && name in properties);
    if (!has) return [`${path}.${name}`];
    const found = fieldOf(schema, name);
    const told = found.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]));
    const silent = told.length === 0 ? [] : words.filter((word) => !told.includes(word));
    const open =
      found.length === 0 || found.some(({ type, properties }) => properties === undefined && type !== 'null');
    return [
      ...silent.map((word) => `${path}.${name} is never ${word}`),
      ...(open ? [] : missing(inner, found, `${path}.${name}`)),
    ];
  });
}

const records = recordsIn(definitions);
const results = resultsIn(definitions);
const resultOf = (method: string) => shapes(methods.get(method)?.result.schema);

test('the definitions are parsed completely', () => {
  assert.equal(
    [...records.keys()].filter((name) => !SHOWN_BY[name]),
    [],
  );
  assert.equal(
    Object.keys(SHOWN_BY).filter((name) => !records.get(name)?.length),
    [],
  );
  assert.ok(results.size > 60, `${results.size}`);
});

test('every record has the fields that the definitions list', () => {
  const flaws = [...records].flatMap(([name, fields]) => {
    const [method, path] = SHOWN_BY[name] ?? [];
    if (method === undefined) return [];
    const whole = resultOf(method);
    return missing(fields, path === undefined ? whole : fieldOf(whole, path), name);
  });
  assert.equal(flaws, []);
});

test('every method returns the fields that the definitions list', () => {
  const flaws = [...results].flatMap(([method, fields]) =>
    methods.has(method) ? missing(fields, resultOf(method), method) : [],
  );
  assert.equal(flaws, []);
});

test('every list reports how many items it shows and where it continues', () => {
  const flaws = document.methods
    .filter(({ params }) => params.some(({ name }) => name === 'limit'))
    .flatMap(({ name, params, result }) => {
      const fields = shapes(result.schema).flatMap(({ properties }) => Object.keys(properties ?? {}));
      const takesCursor = params.some((param) => param.name === 'cursor');
      return takesCursor && fields.includes('count') && fields.includes('next_cursor') ? [] : [name];
    });
  assert.equal(flaws, []);
});

test('simulations return the fields that the definitions list', () => {
  const listed = fieldsIn(definitions.slice(definitions.indexOf('`dry_run` returns')));
  assert.equal(missing(listed, resultOf('chain_transfer'), 'dry_run'), []);
  assert.is(listed.length, 6);
});

test.run();
