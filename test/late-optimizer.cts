/**
 * Loaded first by every Node process of a run of tests: V8 optimizes functions later. Most of these processes live for seconds and use
 * little of what they load, so that optimizing it took a tenth to a sixth of their CPU. From Node 22 on V8 has no such flag.
 */

if (Number.parseInt(process.versions.node, 10) < 22) {
  process.getBuiltinModule('node:v8').setFlagsFromString('--interrupt-budget=600000');
}
