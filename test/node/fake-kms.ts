/** A stand-in for Google Cloud KMS and the metadata server of its machines, with one Ed25519 key. */

import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signer } from '../../runtime/lib/crypto/ed25519.js';

/** Name of the key's version. */
export const KMS_KEY =
  'projects/chain/locations/europe-west3/keyRings/validators/cryptoKeys/consensus/cryptoKeyVersions/1';
/** A public key in DER is these bytes, then its 32 bytes. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export interface FakeKms {
  /** Environment of a process that uses it. */
  readonly env: Readonly<Record<string, string>>;
  readonly publicKey: Uint8Array;
  /** How it answers: late means never. */
  mode: 'up' | 'down' | 'late';
  stop(): Promise<void>;
}

export async function startFakeKms(secret: Uint8Array): Promise<FakeKms> {
  const key = signer(secret);
  const publicKey = createPublicKey({ key: Buffer.concat([SPKI, key.publicKey]), format: 'der', type: 'spki' });
  const answers = (url: string, body: string, authorization: string | undefined): object | number => {
    if (url === '/computeMetadata/v1/instance/service-accounts/default/token')
      return { access_token: 'token', expires_in: 3_600, token_type: 'Bearer' };
    if (authorization !== 'Bearer token') return 401;
    if (url === `/v1/${KMS_KEY}/publicKey`)
      return { pem: publicKey.export({ format: 'pem', type: 'spki' }), algorithm: 'EC_SIGN_ED25519' };
    if (url !== `/v1/${KMS_KEY}:asymmetricSign`) return 404;
    const { data } = JSON.parse(body) as { data: string };
    return { signature: Buffer.from(key.sign(Buffer.from(data, 'base64'))).toString('base64'), name: KMS_KEY };
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      if (kms.mode === 'late') return;
      const answer = kms.mode === 'down' ? 503 : answers(request.url!, body, request.headers.authorization);
      if (typeof answer === 'number') response.writeHead(answer).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const kms: FakeKms = {
    env: { CLOUD_KMS_URL: `http://${host}`, GCE_METADATA_HOST: host },
    publicKey: key.publicKey,
    mode: 'up',
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return kms;
}
