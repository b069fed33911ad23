/** Letter case of ASCII alone: by which tables other letters change their case differs from node to node. */

/** A to Z become a to z; nothing else changes. */
export function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
}

/** a to z become A to Z; nothing else changes. */
export function upperCase(text: string): string {
  return text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32));
}
