/** How long an attack lasts: seconds in the suite, minutes in `npm run hostile`. */

/** Seconds that each attack of `test/hostile` goes on beside its honest user. */
export const ATTACK_SECONDS = Number(process.env.HOSTILE_SECONDS ?? 8);
