/** Faster loading of files, in a file of its own: main.ts imports it before anything else. */

export { preload } from '../../runtime/lib/preload.js';
