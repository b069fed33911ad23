/** A page of the RPC port as others declare it: no type of the HTTP library is in it, so that plugins compile without its types. */

/** What a route is asked. */
export interface RouteRequest {
  readonly path: string;
  /** Named parts of the path pattern. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** What it answers. */
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
