/** Compiles Solidity with the npm solc, and makes the build of the escrow contract that is kept in the repository. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import solc from 'solc';
import type { Abi, Hex } from 'viem';

/** What a contract became. */
export interface Build {
  readonly abi: Abi;
  readonly bytecode: Hex;
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
export const SOURCE = `${ROOT}plugins/attester/contracts/Escrow.sol`;
export const BUILD = `${ROOT}plugins/attester/contracts/escrow.ts`;
/** Tokens of tests. */
export const TOKENS = `${ROOT}test/plugins/attester/Tokens.sol`;
/** Recipients of releases, and tokens that serve them. */
export const RECIPIENTS = `${ROOT}test/plugins/attester/Recipients.sol`;

interface Compiled {
  readonly errors?: readonly { readonly formattedMessage: string }[];
  readonly contracts: Readonly<Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>>;
}

/** Output of the compiler for an input, which takes it a second: the test files of a run share it. */
function output(input: string): string {
  const { RUN_DIRECTORY: shared } = process.env;
  if (shared === undefined) return solc.compile(input);
  const file = join(shared, `solc-${createHash('sha256').update(input).digest('hex')}.json`);
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, solc.compile(input));
    renameSync(draft, file);
  }
  return readFileSync(file, 'utf8');
}

/** All contracts of a file by name. Throws what the compiler complains of, warnings too. */
export function compile(path: string, ...imported: readonly string[]): ReadonlyMap<string, Build> {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      [path, ...imported].map((one) => [basename(one), { content: readFileSync(one, 'utf8') }]),
    ),
    settings: {
      // Runs on every chain of the bridge: newer instructions are not everywhere.
      evmVersion: 'paris',
      optimizer: { enabled: true, runs: 10_000 },
      // No hash of the sources' paths and comments: the same code gives the same bytes.
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const { errors = [], contracts } = JSON.parse(output(JSON.stringify(input))) as Compiled;
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return new Map(
    Object.values(contracts)
      .flatMap(Object.entries<Compiled['contracts'][string][string]>)
      .map(([name, { abi, evm }]) => [name, { abi, bytecode: `0x${evm.bytecode.object}` }]),
  );
}

/** What the file of the build must hold. */
export function escrowBuild(): string {
  const { abi, bytecode } = compile(SOURCE).get('Escrow')!;
  return `/** The build of Escrow.sol, by solc ${solc.version()}; written by \`npm run contracts\`. */

/** Functions, events and errors of the contract. */
export const abi = ${JSON.stringify(abi)} as const;

/** Deployed bytecode. */
export const bytecode = '${bytecode}';
`;
}
