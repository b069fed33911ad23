/** The packages behind pages and sockets, loaded when the first is asked for: calls need none of them, and they are a tenth of a start. */

import { createRequire } from 'node:module';
import type Koa from 'koa';
import type KoaRouter from 'koa-router';
import type websocket from 'koa-websocket';

/** `require` loads synchronously, where a request waits. */
const require = createRequire(import.meta.url);

/** An application without routes. */
export const newApp = (): Koa => new (require('koa') as typeof Koa)();

/** The same that takes WebSockets too. */
export const newSocketApp = (): websocket.App => (require('koa-websocket') as typeof websocket)(newApp());

/** Routes by path. */
export const newRouter = (): KoaRouter => new (require('koa-router') as typeof KoaRouter)();
