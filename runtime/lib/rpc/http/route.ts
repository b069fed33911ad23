/**
 * A page of the RPC port as other code declares it. Uses no type of the HTTP library, so that plugins compile without
 * its types.
 */

/** A request to a route. */
export interface RouteRequest {
  readonly path: string;
  /** Named parts of the path pattern. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The response of a route. */
export interface RouteAnswer {
  readonly status?: number;
  /** Media type, like `text/html; charset=utf-8`. */
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page of the RPC port: `path` in koa-router's syntax, served for GET and HEAD. */
export interface Route {
  readonly path: string;
  handler(request: RouteRequest): RouteAnswer | Promise<RouteAnswer>;
}
