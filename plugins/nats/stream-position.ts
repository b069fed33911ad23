/** Position in a stream: each message carries it, so that the publisher resumes after the last one. */

/** A message of a block, and the number of messages of that block. */
export interface StreamPosition {
  readonly height: number;
  readonly message: number;
  readonly of: number;
}

/** Header with the position of the message. */
export const PLACE = 'Trellis-Place';
/** Header with the forms of the stream's messages, as written in the option. */
export const FORMS = 'Trellis-Forms';
/** Header with the genesis block hash of the chain. */
export const CHAIN = 'Trellis-Genesis';
/** Header with the size of a message that exceeds the server's limit; the message is empty. */
export const OMITTED = 'Trellis-Omitted-Bytes';

export const positionText = ({ height, message, of }: StreamPosition): string => `${height}/${message}/${of}`;

/** Undefined if the text is malformed. */
export function readPosition(text: string): StreamPosition | undefined {
  const [, height, message, of] = /^(\d{1,15})\/(\d{1,9})\/(\d{1,9})$/.exec(text)?.map(Number) ?? [];
  return height === undefined ? undefined : { height, message: message!, of: of! };
}

/** The next position; its `of` is unknown if another block begins. */
export const behind = ({ height, message, of }: StreamPosition): Pick<StreamPosition, 'height' | 'message'> =>
  message + 1 < of ? { height, message: message + 1 } : { height: height + 1, message: 0 };
