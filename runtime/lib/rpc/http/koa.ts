/**
 * The packages for pages and sockets, loaded on first use: calls need none of them, and loading takes a tenth of a
 * start.
 */

import { createRequire } from 'node:module';
import type Koa from 'koa';
import type KoaRouter from 'koa-router';
import type websocket from 'koa-websocket';

/** `require` loads synchronously while a request waits. */
const require = createRequire(import.meta.url);

export const newApp = (): Koa => new (require('koa') as typeof Koa)();

/** An application without routes that also accepts WebSockets. */
export const newSocketApp = (): websocket.App => (require('koa-websocket') as typeof websocket)(newApp());

export const newRouter = (): KoaRouter => new (require('koa-router') as typeof KoaRouter)();
