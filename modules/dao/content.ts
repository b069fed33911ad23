/** The content of a proposal of a DAO: what never changes of it and a voter is shown, in the form of the record that callers see. */

import { t } from '../../runtime/sdk.js';
import { InnerOperations } from '../shared/inner.js';
import { GivenConfig } from './config.js';
import { type Payload, Treasury } from './payload.js';
import { Description, Title } from './proposal.js';

/** The fields that a vote commits to. */
export const CONTENT = {
  title: Title,
  description: Description,
  proposer: t.address,
  operations: t.option(InnerOperations),
  config: t.option(GivenConfig),
  treasury: t.option(Treasury),
};
export const CONTENT_TAG = 'dao-content/v1';

/** The parts of a payload as callers see them: null for those of other kinds. */
export const partsOf = (payload: Payload) => ({
  operations: 'operations' in payload ? payload.operations : null,
  config: 'config' in payload ? payload.config : null,
  treasury: 'treasury' in payload ? payload.treasury : null,
});
