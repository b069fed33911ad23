/** The part of the npm package solc that tests call. */

declare module 'solc' {
  const solc: { compile(input: string): string; version(): string };
  export default solc;
}
