/** Presales: selling a token before it has a market. Read this first; each operation has its own file. */

import { keepAgenda } from './agenda.js';
import { ContributePresale } from './contribute.js';
import { CreatePresale } from './create.js';
import { ClaimPresale, settleContributors } from './deliver.js';
import { FinalizePresale } from './finalize.js';
import { getPresale, getPresaleContributions, getPresaleStatus, listPresales } from './methods.js';
import { CancelPresale, RefundPresale } from './refund.js';
import { presale } from './shape.js';

export * from './errors.js';

export default presale.define({
  operations: { CreatePresale, ContributePresale, FinalizePresale, RefundPresale, CancelPresale, ClaimPresale },
  methods: { getPresale, listPresales, getPresaleContributions, getPresaleStatus },

  hooks: {
    blockEnd(c) {
      settleContributors(c);
      keepAgenda(c);
      return undefined;
    },
  },
});
