/** A reader with a fault that only inputs with a certain beginning reach: the test of the fuzzer. */

/** Fails for inputs that begin with `fuzz`. */
export function readPlanted(bytes: Uint8Array): void {
  if (bytes[0] !== 0x66) return;
  if (bytes[1] !== 0x75) return;
  if (bytes[2] !== 0x7a) return;
  if (bytes[3] === 0x7a) throw new Error('planted fault');
}
