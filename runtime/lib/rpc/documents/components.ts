/** The shared schemas of the API: the hand-written part of rpc-schemas. */

import { createRequire } from 'node:module';
import type { JsonSchema } from '../../codec/type.js';

const load = createRequire(import.meta.url) as (file: string) => Record<string, JsonSchema>;

/** Schemas by name: the targets of `#/components/schemas/…` before a node adds its own. */
export const components: Readonly<Record<string, JsonSchema>> = {
  ...load('../../../../rpc-schemas/scalars.json'),
  ...load('../../../../rpc-schemas/envelope.json'),
  ...load('../../../../rpc-schemas/notifications.json'),
};
