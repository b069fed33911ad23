/**
 * The Kubernetes manifests: valid by the strict schemas of Kubernetes, consistent with each other, and with options that the
 * program accepts. No cluster runs here.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAllDocuments } from 'yaml';
import { cleanUp, newDirectory, trellis } from '../cli/program.js';
import { ROOT } from '../suites.js';

const FOLDER = join(ROOT, 'docs/operate/kubernetes');
const schemas = JSON.parse(readFileSync(join(ROOT, 'test/operate/kubernetes-schema.json'), 'utf8')) as {
  readonly kinds: Readonly<Record<string, object>>;
  readonly $defs: object;
};

type Labels = Readonly<Record<string, string>>;
interface Named {
  readonly name: string;
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface Container extends Named {
  readonly image: string;
  readonly args: readonly string[];
  readonly ports?: readonly (Named & { readonly containerPort: number })[];
  readonly volumeMounts: readonly (Named & { readonly mountPath: string })[];
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly resources: { readonly requests: object; readonly limits: object };
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
}
interface PodSpec {
  readonly enableServiceLinks: boolean;
  readonly automountServiceAccountToken: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext: { readonly runAsNonRoot: boolean; readonly runAsUser: number };
  readonly containers: readonly [Container];
  readonly volumes: readonly (Named & { readonly configMap?: Named })[];
}
interface Selector {
  readonly matchLabels: Labels;
}
interface Manifest {
  readonly kind: string;
  readonly metadata: Named & { readonly labels?: Labels };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly replicas: number;
    readonly serviceName: string;
    readonly selector: Selector & Labels;
    readonly podSelector: Selector;
    readonly ports: readonly { readonly targetPort: string }[];
    readonly ingress: readonly { readonly ports: readonly { readonly port: string }[] }[];
    readonly volumeClaimTemplates: readonly { readonly metadata: Named }[];
    readonly template: { readonly metadata: { readonly labels: Labels }; readonly spec: PodSpec };
  };
}

const all = readdirSync(FOLDER).flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => {
    assert.equal(document.errors, [], file);
    return document.toJSON() as Manifest;
  }),
);
const ofKind = (kind: string) => all.filter((one) => one.kind === kind);
const sets = ofKind('StatefulSet');
const podOf = ({ spec }: Manifest) => spec.template.spec;
const containerOf = (set: Manifest) => podOf(set).containers[0];

/** Whether labels fit a selector. */
const selects = (selector: Labels, labels: Labels) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);
const selectedBy = (selector: Labels) => sets.filter(({ spec }) => selects(selector, spec.template.metadata.labels));

test.after(cleanUp);

test('every manifest is valid by the strict schema of its kind', () => {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const validators = new Map(
    Object.entries(schemas.kinds).map(([kind, ref]) => [kind, ajv.compile({ ...ref, $defs: schemas.$defs })]),
  );
  assert.equal([...new Set(all.map(({ kind }) => kind))].sort(), [...validators.keys()].sort());
  for (const one of all) {
    const isValid = validators.get(one.kind)!;
    assert.ok(isValid(one), `${one.kind} ${one.metadata.name}: ${JSON.stringify(isValid.errors)}`);
  }
  const { spec, ...rest } = sets[0]!;
  const isValid = validators.get('StatefulSet')!;
  assert.not(isValid({ ...rest, spec: { ...spec, replicaCount: 2 } }), 'an unknown field is refused');
  assert.not(isValid({ ...rest, spec: { ...spec, replicas: 'two' } }), 'a false type is refused');
});

test('every selector, port, volume and service that a manifest names exists', () => {
  for (const { kind, metadata, spec } of all) {
    if (kind === 'StatefulSet') {
      assert.ok(selects(spec.selector.matchLabels, spec.template.metadata.labels), metadata.name);
      const { volumes, containers } = spec.template.spec;
      const known = [...volumes, ...spec.volumeClaimTemplates.map((claim) => claim.metadata)].map(({ name }) => name);
      for (const { volumeMounts } of containers)
        for (const { name } of volumeMounts) assert.ok(known.includes(name), name);
      for (const { configMap } of volumes) {
        if (configMap) assert.ok(ofKind('ConfigMap').some((one) => one.metadata.name === configMap.name));
      }
      continue;
    }
    if (kind === 'ConfigMap') continue;
    const selector = kind === 'Service' ? spec.selector : (spec.selector ?? spec.podSelector).matchLabels;
    const [selected, ...others] = selectedBy(selector);
    assert.ok(selected, `${kind} ${metadata.name} selects pods`);
    const ports = [selected, ...others].flatMap((set) => (containerOf(set).ports ?? []).map(({ name }) => name));
    const named = kind === 'Service' ? spec.ports.map(({ targetPort }) => targetPort) : [];
    const admitted = kind === 'NetworkPolicy' ? spec.ingress.flatMap((rule) => rule.ports.map(({ port }) => port)) : [];
    for (const port of [...named, ...admitted]) assert.ok(ports.includes(port), `${metadata.name}: ${port}`);
  }
  for (const set of sets) {
    const labels = set.spec.template.metadata.labels;
    const covered = (kind: string) =>
      ofKind(kind).some(({ spec }) => selects((spec.selector ?? spec.podSelector).matchLabels, labels));
    assert.ok(covered('NetworkPolicy'), `${set.metadata.name} has a network policy`);
    assert.ok(covered('PodDisruptionBudget'), `${set.metadata.name} has a disruption budget`);
  }
});

test('pods run without privileges, as the user of the image, and are asked for their health', () => {
  const [user] = /^USER (\d+):/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))!.slice(1);
  for (const set of sets) {
    const pod = podOf(set);
    assert.not(pod.enableServiceLinks, 'variables of Services would be read as options');
    assert.not(pod.automountServiceAccountToken);
    assert.equal([pod.securityContext.runAsNonRoot, pod.securityContext.runAsUser], [true, Number(user)]);
    const { securityContext, resources, startupProbe, livenessProbe, readinessProbe, args } = containerOf(set);
    assert.equal(securityContext, {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    assert.ok('memory' in resources.requests && 'memory' in resources.limits);
    if (args[0] !== 'start') continue;
    assert.is(pod.terminationGracePeriodSeconds, 60);
    const paths = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe!.httpGet.path);
    assert.equal(paths, ['/health/live', '/health/live', '/health/ready']);
  }
  const holdKeys = sets.filter(({ metadata }) => metadata.name !== 'trellis-node');
  assert.ok(
    holdKeys.every(({ spec }) => spec.replicas === 1),
    'no second pod with a key',
  );
});

test('the program accepts the options of every configuration and command line', async () => {
  const directory = await newDirectory();
  for (const { data, metadata } of ofKind('ConfigMap')) {
    const path = join(directory, `${metadata.name}.json`);
    writeFileSync(path, data!['config.json']!);
    const shown = await trellis('config', 'show', 'start', '--config', path, '--output', 'json');
    assert.is(shown.code, 0, shown.err);
    const { options } = JSON.parse(shown.out) as { options: { option: string; from: string }[] };
    const fromFile = options.filter(({ from }) => from === 'file').map(({ option }) => option);
    const { start } = JSON.parse(data!['config.json']!) as { start: object };
    assert.equal(fromFile.sort(), Object.keys(start).sort());
  }
  const signer = sets.find(({ metadata }) => metadata.name === 'trellis-signer')!;
  const ended = await trellis(...containerOf(signer).args.map((word) => word.replace('/keys', directory)));
  assert.match(ended.err, 'validator.key', 'it gets as far as the key, which is not there');
  assert.not.match(ended.err, 'has no option');
});

test.run();
