/** Operations on the metadata of a token: its creator can change them until they are locked permanently. */

import { fail, type Hash, type Type, t, UnknownToken } from '../../runtime/sdk.js';
import { MetadataLocked, MetadataTooLong, NotTokenCreator } from './errors.js';
import { tokenOf } from './lookup.js';
import { type Reading, tokens } from './shape.js';
import type { Metadata, Token } from './token.js';

const Words = t.text(0, 4_096);

/** A link; may be empty. */
const Link: Type<string> = {
  ...t.text(0, 4_096, /^$|^(https|ipfs|ar):\/\/[^ ]+$/),
  sample: (random) => ['', 'https://example.org/a.json', 'ipfs://bafy', 'ar://tx'][random(4)]!,
};

/** Maximum length per field: links and names in bytes, the description in characters. */
const ROOM: { readonly [F in keyof Metadata]: { readonly bytes: number } | { readonly characters: number } } = {
  metadata_uri: { bytes: 512 },
  image: { bytes: 512 },
  description: { characters: 1_000 },
  external_url: { bytes: 512 },
  twitter: { characters: 128 },
  discord: { characters: 128 },
  telegram: { characters: 128 },
  github: { characters: 128 },
};

const errors = [UnknownToken, NotTokenCreator, MetadataLocked];

export const UpdateTokenMetadata = tokens.operation({
  id: 13,
  about: 'Updates the metadata of a token of the sender. An omitted or null field stays; an empty one is cleared.',
  sentence: 'Updated the metadata of {mint}',
  params: {
    mint: t.doc(t.mint, 'Mint address of a token that the sender created'),
    metadata_uri: t.doc(t.option(Link), 'Link to further metadata, at most 512 bytes'),
    image: t.doc(t.option(Link), 'Link to an image, at most 512 bytes'),
    description: t.doc(t.option(Words), 'Description of the token, at most 1,000 characters'),
    external_url: t.doc(t.option(Link), 'Home page, at most 512 bytes'),
    twitter: t.doc(t.option(Words), 'Twitter name or link, at most 128 characters'),
    discord: t.doc(t.option(Words), 'Discord name or link, at most 128 characters'),
    telegram: t.doc(t.option(Words), 'Telegram name or link, at most 128 characters'),
    github: t.doc(t.option(Words), 'GitHub name or link, at most 128 characters'),
  },
  bounds: {
    metadata_uri: { error: MetadataTooLong },
    image: { error: MetadataTooLong },
    description: { error: MetadataTooLong },
    external_url: { error: MetadataTooLong },
    twitter: { error: MetadataTooLong },
    discord: { error: MetadataTooLong },
    telegram: { error: MetadataTooLong },
    github: { error: MetadataTooLong },
  },
  logs: ['TokenMetadataUpdated'],
  gas: 60_000,
  rpc: [
    'updateTokenMetadata',
    'mint',
    'sender',
    'metadata_uri',
    'image',
    'description',
    'external_url',
    'twitter',
    'discord',
    'telegram',
    'github',
  ],
  errors: [...errors, MetadataTooLong],
  execute(c, { mint, ...given }) {
    const token = changeable(c, c.sender, mint);
    const metadata: { -readonly [F in keyof Metadata]: string } = { ...token.metadata };
    const changed: string[] = [];
    for (const field of Object.keys(ROOM) as (keyof Metadata)[]) {
      const value = given[field];
      if (value === null || value === metadata[field]) continue;
      checkRoom(field, value);
      metadata[field] = value;
      changed.push(field);
    }
    c.state.tokens.put(mint, { ...token, metadata, metadata_updated_at: c.time });
    c.emit.TokenMetadataUpdated({ token: token.symbol, changed });
  },
});

export const LockTokenMetadata = tokens.operation({
  id: 14,
  about: 'Locks the metadata of a token that the sender created, permanently.',
  sentence: 'Locked the metadata of {mint}',
  params: { mint: t.doc(t.mint, 'Mint address of a token that the sender created') },
  logs: ['TokenMetadataLocked'],
  gas: 30_000,
  rpc: ['lockTokenMetadata', 'mint', 'sender'],
  errors,
  execute(c, { mint }) {
    const token = changeable(c, c.sender, mint);
    c.state.tokens.put(mint, { ...token, metadata_locked: true });
    c.emit.TokenMetadataLocked({ token: token.symbol });
  },
});

/** The token; fails unless the sender may change its metadata. */
function changeable(where: Reading, sender: Token['creator'], mint: Hash): Token {
  const token = tokenOf(where, mint);
  if (token.creator !== sender) fail(NotTokenCreator);
  if (token.metadata_locked) fail(MetadataLocked);
  return token;
}

function checkRoom(field: keyof Metadata, value: string): void {
  const room = ROOM[field];
  if ('bytes' in room) {
    const bytes = new TextEncoder().encode(value).length;
    if (bytes > room.bytes) fail(MetadataTooLong, { field, bytes, max_bytes: room.bytes });
  } else {
    const characters = Array.from(value).length;
    if (characters > room.characters) fail(MetadataTooLong, { field, characters, max_characters: room.characters });
  }
}
