/** The functions of a PKCS #11 library that signing needs, called through koffi on threads of their own. */

import type { KoffiFunc, LibraryHandle, TypeObject } from 'koffi';
import { requirePackages } from '../plugins/optional-packages.js';

type Koffi = typeof import('koffi');
type NativeCall = KoffiFunc<(...given: readonly unknown[]) => number | bigint>;

/** Return values that users see often; others are shown as numbers. */
const RETURN_VALUES: Readonly<Record<number, string>> = {
  5: 'CKR_GENERAL_ERROR',
  48: 'CKR_DEVICE_ERROR',
  50: 'CKR_DEVICE_REMOVED',
  104: 'CKR_KEY_FUNCTION_NOT_PERMITTED',
  112: 'CKR_MECHANISM_INVALID',
  160: 'CKR_PIN_INCORRECT',
  164: 'CKR_PIN_LOCKED',
  179: 'CKR_SESSION_HANDLE_INVALID',
  224: 'CKR_TOKEN_NOT_PRESENT',
  257: 'CKR_USER_NOT_LOGGED_IN',
};

/** States that a second key of one process finds. */
const ALREADY_INITIALIZED = 0x191;
const ALREADY_LOGGED_IN = 0x100;

/** Positions in the list of functions, and parameters beside handles and lengths. */
const FUNCTIONS = {
  C_Initialize: 0,
  C_GetSlotList: 4,
  C_GetTokenInfo: 6,
  C_OpenSession: 12,
  C_CloseSession: 13,
  C_Login: 18,
  C_GetAttributeValue: 24,
  C_FindObjectsInit: 26,
  C_FindObjects: 27,
  C_FindObjectsFinal: 28,
  C_SignInit: 42,
  C_Sign: 43,
} as const;
type FunctionName = keyof typeof FUNCTIONS;

/** Bytes of a handle or length (CK_ULONG), and of a token's data and label. */
const WORD = 8;
const TOKEN_INFO_BYTES = 208;
const LABEL_BYTES = 32;
/** Above the number of slots and the size of any attribute that is read. */
const MAX_SLOTS = 1_024;
const MAX_VALUE = 256;

/** koffi unloads a library when nothing refers to it, which pointers to its functions do not. */
const loaded = new Set<LibraryHandle>();

const OS_LOCKING = 2;
const SERIAL_SESSION = 4;
const USER = 1;

/** A call failed. `code` is its return value (CK_RV). */
export class Pkcs11Failure extends Error {
  override readonly name = 'Pkcs11Failure';
  readonly code: number;

  constructor(call: string, code: number) {
    super(`${call} failed: ${RETURN_VALUES[code] ?? `0x${code.toString(16)}`}`);
    this.code = code;
  }

  /** Whether a retry would only use up attempts at the PIN. */
  get isPin(): boolean {
    return this.code >= 0xa0 && this.code <= 0xa4;
  }
}

/** An attribute of an object that is looked for. */
export interface Attribute {
  readonly type: number;
  readonly value: Uint8Array;
}

/** A handle or class as an attribute's value. */
export function wordOf(value: number): Uint8Array {
  const bytes = Buffer.alloc(WORD);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

const wordsIn = (bytes: Buffer, count: number): number[] =>
  Array.from({ length: count }, (_, i) => Number(bytes.readBigUInt64LE(WORD * i)));

export class Pkcs11Library {
  readonly #functions: Readonly<Record<FunctionName, NativeCall>>;
  /** Arguments of calls that run: their memory must stay until the call returns. */
  readonly #running = new Set<readonly unknown[]>();

  private constructor(functions: Readonly<Record<FunctionName, NativeCall>>) {
    this.#functions = functions;
  }

  /** Loads a library. Rejects with MissingPackage without koffi, and with an Error if the file is no such library. */
  static async load(path: string): Promise<Pkcs11Library> {
    requirePackages('keys in hardware modules', 'koffi');
    const koffi: Koffi = await import('koffi');
    if (process.platform === 'win32' || koffi.sizeof('unsigned long') !== WORD)
      throw new Error('hardware modules work on 64-bit Linux and macOS only');
    const library = new Pkcs11Library(functionsOf(koffi, path));
    const none = { create: null, destroy: null, lock: null, unlock: null };
    await library.#call('C_Initialize', [ALREADY_INITIALIZED], { ...none, flags: OS_LOCKING, reserved: null });
    return library;
  }

  /** Calls a function. Rejects with Pkcs11Failure unless it returns 0 or an accepted value. */
  async #call(name: FunctionName, accepted: readonly number[], ...given: readonly unknown[]): Promise<void> {
    this.#running.add(given);
    const result = await new Promise<number>((resolve, reject) => {
      this.#functions[name].async(...given, (cause: Error | null, value: number | bigint) => {
        this.#running.delete(given);
        if (cause) reject(cause);
        else resolve(Number(value));
      });
    });
    if (result !== 0 && !accepted.includes(result)) throw new Pkcs11Failure(name, result);
  }

  /** Slots whose token has a label. */
  async slotsOf(label: string): Promise<number[]> {
    const list = Buffer.alloc(WORD * MAX_SLOTS);
    const count = [MAX_SLOTS];
    await this.#call('C_GetSlotList', [], 1, list, count);
    const found: number[] = [];
    for (const slot of wordsIn(list, count[0]!)) {
      const info = Buffer.alloc(TOKEN_INFO_BYTES);
      await this.#call('C_GetTokenInfo', [], slot, info);
      if (info.toString('utf8', 0, LABEL_BYTES).trimEnd() === label) found.push(slot);
    }
    return found;
  }

  async openSession(slot: number): Promise<number> {
    const session = [0];
    await this.#call('C_OpenSession', [], slot, SERIAL_SESSION, null, null, session);
    return session[0]!;
  }

  closeSession(session: number): Promise<void> {
    return this.#call('C_CloseSession', [], session);
  }

  login(session: number, pin: Uint8Array): Promise<void> {
    return this.#call('C_Login', [ALREADY_LOGGED_IN], session, USER, pin, pin.length);
  }

  /** Handles of the objects with these attributes, two at most. */
  async find(session: number, attributes: readonly Attribute[]): Promise<number[]> {
    const template = attributes.map(({ type, value }) => ({ type, value, length: value.length }));
    await this.#call('C_FindObjectsInit', [], session, template, template.length);
    try {
      const handles = Buffer.alloc(WORD * 2);
      const count = [0];
      await this.#call('C_FindObjects', [], session, handles, 2, count);
      return wordsIn(handles, count[0]!);
    } finally {
      await this.#call('C_FindObjectsFinal', [], session);
    }
  }

  /** The value of an object's attribute. */
  async valueOf(session: number, object: number, type: number): Promise<Uint8Array> {
    const value = Buffer.alloc(MAX_VALUE);
    const template = [{ type, value, length: MAX_VALUE }];
    await this.#call('C_GetAttributeValue', [], session, object, template, 1);
    return value.subarray(0, Number(template[0]!.length));
  }

  /** Signs with a mechanism without parameters, whose signatures have 64 bytes. */
  async sign(session: number, key: number, mechanism: number, bytes: Uint8Array): Promise<Uint8Array> {
    await this.#call('C_SignInit', [], session, { mechanism, parameter: null, length: 0 }, key);
    const signature = Buffer.alloc(64);
    await this.#call('C_Sign', [], session, bytes, bytes.length, signature, [64]);
    return new Uint8Array(signature);
  }
}

/** The functions by the library's own list, which is the only name that every library exports. */
function functionsOf(koffi: Koffi, path: string): Readonly<Record<FunctionName, NativeCall>> {
  const word = 'unsigned long';
  const address = 'void *';
  const struct = (shape: Readonly<Record<string, string>>): TypeObject => koffi.pointer(koffi.struct({ ...shape }));
  const template = koffi.inout(struct({ type: word, value: address, length: word }));
  const length = koffi.inout(koffi.pointer(word));
  const initial = struct({
    create: address,
    destroy: address,
    lock: address,
    unlock: address,
    flags: word,
    reserved: address,
  });
  const parameters = {
    C_Initialize: [initial],
    C_GetSlotList: ['uint8_t', address, length],
    C_GetTokenInfo: [word, address],
    C_OpenSession: [word, word, address, address, length],
    C_CloseSession: [word],
    C_Login: [word, word, address, word],
    C_GetAttributeValue: [word, word, template, word],
    C_FindObjectsInit: [word, template, word],
    C_FindObjects: [word, address, word, length],
    C_FindObjectsFinal: [word],
    C_SignInit: [word, struct({ mechanism: word, parameter: address, length: word }), word],
    C_Sign: [word, address, word, address, length],
  } satisfies Record<FunctionName, unknown>;
  const list: unknown[] = [null];
  const handle = koffi.load(path);
  loaded.add(handle);
  const getList = handle.func('C_GetFunctionList', word, [koffi.out(koffi.pointer(address))]);
  const result = Number(getList(list));
  if (result !== 0) throw new Pkcs11Failure('C_GetFunctionList', result);
  // The list begins with the version of the library, padded to a word.
  const functionAt = (name: FunctionName): NativeCall =>
    koffi.decode(
      koffi.decode(list[0], WORD * (1 + FUNCTIONS[name]), address),
      koffi.proto(word, [...parameters[name]]),
    ) as NativeCall;
  const names = Object.keys(FUNCTIONS) as FunctionName[];
  return Object.fromEntries(names.map((name) => [name, functionAt(name)])) as Record<FunctionName, NativeCall>;
}
