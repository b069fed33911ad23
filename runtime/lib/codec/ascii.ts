/** Letter case of ASCII only. Case tables for other letters differ between Node versions. */

/** Converts A to Z to a to z and changes nothing else. */
export function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
}

/** Converts a to z to A to Z and changes nothing else. */
export function upperCase(text: string): string {
  return text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32));
}
