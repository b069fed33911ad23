/** Schemas that the methods of a chain refer to. */

import { operationSchemas } from '../../kernel/chain/operation.js';
import type { ModuleSet } from '../../kernel/loader.js';
import type { JsonSchema } from '../../lib/codec/type.js';
import { components } from '../../lib/rpc/documents/components.js';

/** All schemas that `#/components/schemas/…` of this chain refers to. */
export function schemaComponents({ operations }: ModuleSet): Readonly<Record<string, JsonSchema>> {
  return { ...components, ...operationSchemas(operations) };
}
