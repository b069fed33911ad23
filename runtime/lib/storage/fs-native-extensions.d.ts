/** Types of the npm package fs-native-extensions 1.5.1, as far as lock-file.ts uses it. */

declare module 'fs-native-extensions' {
  const native: {
    /**
     * Locks bytes of an open file: by open file description on Linux (F_OFD_SETLK), so that the lock ends when the file
     * is closed or the process dies. False if another holder has the lock. An exclusive lock needs a file that is open
     * for writing.
     */
    tryLock(fd: number, offset: number, length: number, options?: { readonly shared: boolean }): boolean;
  };
  export default native;
}
