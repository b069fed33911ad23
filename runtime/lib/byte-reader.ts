/** The bytes of a stream, held until they are taken. */
export class ByteReader {
  held: Uint8Array = new Uint8Array(0);
  readonly #bytes: AsyncIterator<Uint8Array>;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#bytes = bytes[Symbol.asyncIterator]();
  }

  /** Waits until `count` bytes are held; false if the stream ends before. */
  async has(count: number): Promise<boolean> {
    const pieces = this.held.length === 0 ? [] : [this.held];
    let size = this.held.length;
    while (size < count) {
      const next = await this.#bytes.next();
      if (next.done) break;
      pieces.push(next.value);
      size += next.value.length;
    }
    // Concatenated once: large lines and chunks arrive in many pieces.
    if (size > this.held.length) this.held = pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
    return size >= count;
  }

  take(count: number): Uint8Array {
    const taken = this.held.subarray(0, count);
    this.held = this.held.subarray(count);
    return taken;
  }

  async end(): Promise<void> {
    await this.#bytes.return?.();
  }
}
