/** Content of a DAO proposal: the immutable fields that voters see, in the form of the public record. */

import { t } from '../../runtime/sdk.js';
import { InnerOperations } from '../shared/inner.js';
import { GivenConfig } from './config.js';
import { type Payload, Treasury } from './payload.js';
import { Description, Title } from './proposal.js';

/** Fields that a vote commits to. */
export const CONTENT = {
  title: Title,
  description: Description,
  proposer: t.address,
  operations: t.option(InnerOperations),
  config: t.option(GivenConfig),
  treasury: t.option(Treasury),
};
export const CONTENT_TAG = 'dao-content/v1';

/** Parts of a payload in their public form: null for the other kinds. */
export const partsOf = (payload: Payload) => ({
  operations: 'operations' in payload ? payload.operations : null,
  config: 'config' in payload ? payload.config : null,
  treasury: 'treasury' in payload ? payload.treasury : null,
});
