/** Start of the Mesh API on a node: the index of balances, and the port. */

import { treasuryPort } from '../../modules/fees/port.js';
import type { PluginContext, Started } from '../../runtime/plugin.js';
import { Currencies } from './currencies.js';
import { payeesOf } from './movements.js';
import { OnlineAnswers } from './online.js';
import { Opening } from './opening.js';
import { PORT_ABOVE, PORT_LIMITS, routesOf } from './server.js';
import { TransactionWriter } from './transactions.js';

export async function openMesh(node: PluginContext): Promise<Started> {
  const { ledger, log, set, text } = node;
  const opening = new Opening(node, await node.openDatabase());
  const currencies = new Currencies(ledger);
  const treasury = await ledger.read(() => ledger.view().port(treasuryPort)?.address());
  const payees = payeesOf(set.modules, treasury);
  const chain = { info: ledger.chain, text, operations: set.operations };
  const transactions = new TransactionWriter(text, currencies, payees);
  const online = new OnlineAnswers({ node, chain, opening, currencies, transactions });
  const port = await node.openPort(PORT_ABOVE, routesOf(chain, node.agent, online.answers), PORT_LIMITS);
  log('info', 'Mesh API started', { port });
  return {};
}
