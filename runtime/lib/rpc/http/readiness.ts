/** Readiness of a server as callers read it. Imports no HTTP library, so that plugins compile without its types. */

/** Why a server is not ready. The code is permanent; the reason says what is wrong and what to do. */
export interface NotReady {
  readonly code: string;
  readonly reason: string;
}

/** Response to GET /health/ready at every port that has it. */
export const readyAnswer = (found: NotReady | undefined): { readonly status: number; readonly body: object } =>
  found === undefined
    ? { status: 200, body: { status: 'ok' } }
    : { status: 503, body: { status: 'unready', code: found.code, reason: found.reason } };
