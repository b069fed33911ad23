/**
 * The export `trellis/sdk`: the SDK plus the ports and views of this repository's modules, typed by name:
 * `port('tokens')`.
 */

import type { AccountsPort, accountNameView } from './accounts/port.js';
import type { AnchorPort } from './anchor/port.js';
import type { BridgePort } from './bridge/port.js';
import type { DaoPort } from './dao/port.js';
import type { DexPort } from './dex/port.js';
import type { EvmPort } from './evm/port.js';
import type { RewardsPort, TreasuryPort } from './fees/port.js';
import type { MultiTokenPort } from './multi-token/port.js';
import type { MultiSigPort } from './multisig/port.js';
import type { NamesPort } from './names/port.js';
import type { NftPort } from './nft/port.js';
import type { PassportsPort } from './passports/port.js';
import type { ProgramsPort } from './programs/port.js';
import type { SafetyPort } from './safety/port.js';
import type { SettlementPort } from './settlement/port.js';
import type { formsView, Form as IntentForm, recipientView } from './shared/intent-forms.js';
import type { poolQuotesView } from './shared/simulation.js';
import type { StakingPoolsPort } from './staking-pools/port.js';
import type { holdingsView, TokensPort, tokenWarningsView } from './tokens/port.js';
import type { StakingPort } from './validators/port.js';

// Importing a port file declares its port.
import './accounts/port.js';
import './anchor/port.js';
import './bridge/port.js';
import './dao/port.js';
import './dex/port.js';
import './evm/port.js';
import './fees/port.js';
import './multi-token/port.js';
import './multisig/port.js';
import './names/port.js';
import './nft/port.js';
import './passports/port.js';
import './programs/port.js';
import './safety/port.js';
import './settlement/port.js';
import './staking-pools/port.js';
import './tokens/port.js';
import './validators/port.js';

export * from '../runtime/sdk.js';
export type {
  AccountsPort,
  AnchorPort,
  BridgePort,
  DaoPort,
  DexPort,
  EvmPort,
  IntentForm,
  MultiSigPort,
  MultiTokenPort,
  NamesPort,
  NftPort,
  PassportsPort,
  ProgramsPort,
  RewardsPort,
  SafetyPort,
  SettlementPort,
  StakingPoolsPort,
  StakingPort,
  TokensPort,
  TreasuryPort,
};

declare module '../runtime/kernel/module/port.js' {
  interface Ports {
    accounts: AccountsPort;
    anchor: AnchorPort;
    bridge: BridgePort;
    dao: DaoPort;
    dex: DexPort;
    evm: EvmPort;
    treasury: TreasuryPort;
    rewards: RewardsPort;
    'multi-token': MultiTokenPort;
    multisig: MultiSigPort;
    names: NamesPort;
    nft: NftPort;
    passports: PassportsPort;
    programs: ProgramsPort;
    safety: SafetyPort;
    settlement: SettlementPort;
    'staking-pools': StakingPoolsPort;
    tokens: TokensPort;
    staking: StakingPort;
  }
}

declare module '../runtime/kernel/module/view.js' {
  interface Views {
    'account-name': typeof accountNameView;
    holdings: typeof holdingsView;
    'intent-forms': typeof formsView;
    'intent-recipient': typeof recipientView;
    'pool-quotes': typeof poolQuotesView;
    'token-warnings': typeof tokenWarningsView;
  }
}
