/** How far a stream is: each message says its place, so that the last one tells who publishes where to go on. */

/** A place in the stream: which message of which block, and of how many. */
export interface Place {
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
export const placeText = ({ height, message, of }: Place): string => `${height}/${message}/${of}`;

/** Undefined where it says none. */
export function readPlace(text: string): Place | undefined {
  const [, height, message, of] = /^(\d{1,15})\/(\d{1,9})\/(\d{1,9})$/.exec(text)?.map(Number) ?? [];
  return height === undefined ? undefined : { height, message: message!, of: of! };
}

/** The place behind one: `of` is not known yet where another block begins. */
export const behind = ({ height, message, of }: Place): Pick<Place, 'height' | 'message'> =>
  message + 1 < of ? { height, message: message + 1 } : { height: height + 1, message: 0 };
