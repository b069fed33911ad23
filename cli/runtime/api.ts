/** The API server without a chain, and documents about the API. */

export { type Dependency, readyCheck } from '../../runtime/lib/rpc/http/ready-check.js';
export { clientChain, wireDocument } from '../../runtime/node/api/client-chain.js';
export { clientStores } from '../../runtime/node/api/client-stores.js';
export { clientTypes } from '../../runtime/node/api/client-types.js';
export { declare } from '../../runtime/node/api/declare.js';
export { type ApiDescription, startGateway } from '../../runtime/node/gateway/gateway.js';
export { Nodes } from '../../runtime/node/gateway/nodes.js';
export { indexMethods } from '../../runtime/node/indexes/methods.js';
export { indexesOf } from '../../runtime/node/indexes/rows.js';
export { openPort } from '../../runtime/node/plugins/open-port.js';
