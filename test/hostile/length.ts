/** How long an attack lasts: seconds in the suite, minutes in `npm run hostile`. */

/** Seconds that each attack of `test/hostile` goes on beside its honest user. */
export const ATTACK_SECONDS = Number(process.env.HOSTILE_SECONDS ?? 8);

/** Seconds of random attempts, and of attacks whose measurements need no number of blocks. */
export const ATTEMPT_SECONDS = 0.6 * ATTACK_SECONDS;

/** What a test may take beyond its usual limit where attacks are long, milliseconds: in peace, under attack, and after. */
export const LONGER_MS = process.env.HOSTILE_SECONDS === undefined ? 0 : 3_000 * ATTACK_SECONDS;
