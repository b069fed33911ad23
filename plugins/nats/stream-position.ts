/** Position in a stream: each message carries it, so that the publisher resumes after the last one. */

/** A message of a block, and the number of messages of that block. */
export interface StreamPosition {
  readonly height: number;
  readonly message: number;
  readonly of: number;
}

/** Where a message says its place. */
export const PLACE = 'Trellis-Place';
/** What the messages of its stream are written in, in the words of the option. */
export const FORMS = 'Trellis-Forms';
/** Hash of the genesis block of its chain. */
export const CHAIN = 'Trellis-Genesis';
/** How large a message would be that the server does not take; it has no content. */
export const OMITTED = 'Trellis-Omitted-Bytes';

/** What the header says. */
export const positionText = ({ height, message, of }: StreamPosition): string => `${height}/${message}/${of}`;

/** Undefined where it says none. */
export function readPosition(text: string): StreamPosition | undefined {
  const [, height, message, of] = /^(\d{1,15})\/(\d{1,9})\/(\d{1,9})$/.exec(text)?.map(Number) ?? [];
  return height === undefined ? undefined : { height, message: message!, of: of! };
}

/** The place behind one: `of` is not known yet where another block begins. */
export const behind = ({ height, message, of }: StreamPosition): Pick<StreamPosition, 'height' | 'message'> =>
  message + 1 < of ? { height, message: message + 1 } : { height: height + 1, message: 0 };
