/**
 * A key module for Ed25519 keys in Google Cloud KMS (algorithm EC_SIGN_ED25519), on a machine whose service account may use
 * the key. The setting is the name of a version: projects/P/locations/L/keyRings/R/cryptoKeys/K/cryptoKeyVersions/1.
 */

import { createPublicKey } from 'node:crypto';

const SERVICE = process.env.CLOUD_KMS_URL ?? 'https://cloudkms.googleapis.com';
const METADATA = process.env.GCE_METADATA_HOST ?? 'metadata.google.internal';
const TOKEN = `http://${METADATA}/computeMetadata/v1/instance/service-accounts/default/token`;

/** The signer drops a signature that takes longer than 800 ms. */
const LIMIT_MS = 750;
/** A token is renewed this long before it expires, seconds. */
const RENEW_S = 60;
const MAX_BYTES = 65_536;

async function request(url, options) {
  const answer = await fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
  let text = '';
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.length > MAX_BYTES) throw new Error(`${new URL(url).host} answered with too many bytes`);
  }
  return JSON.parse(text);
}

let token = { authorization: '', renewAtMs: 0 };

async function headers() {
  if (Date.now() >= token.renewAtMs) {
    const { access_token, expires_in } = await request(TOKEN, { headers: { 'metadata-flavor': 'Google' } });
    token = { authorization: `Bearer ${access_token}`, renewAtMs: Date.now() + 1_000 * (expires_in - RENEW_S) };
  }
  return { authorization: token.authorization, 'content-type': 'application/json' };
}

/** Opens the key with this name. */
export async function open(setting) {
  const url = `${SERVICE}/v1/${setting}`;
  const { pem } = await request(`${url}/publicKey`, { headers: await headers() });
  const { x } = createPublicKey(pem).export({ format: 'jwk' });
  return {
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    async sign(bytes) {
      const body = JSON.stringify({ data: Buffer.from(bytes).toString('base64') });
      const { signature } = await request(`${url}:asymmetricSign`, { method: 'POST', headers: await headers(), body });
      return new Uint8Array(Buffer.from(signature, 'base64'));
    },
  };
}
