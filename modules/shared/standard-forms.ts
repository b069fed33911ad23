/** The standard grammar: the forms of the chain's own modules. Each module plans its own forms; see intent-forms.ts. */

interface StandardForm {
  readonly action: string;
  readonly module: string;
  readonly form: string;
  readonly about: string;
}

const form = (module: string, action: string, pattern: string, about: string): StandardForm => ({
  action,
  module,
  form: pattern,
  about,
});

/** By the name of the action in JSON. */
export const STANDARD = {
  send: form(
    'tokens',
    'send',
    'send|transfer|pay|give <amount> [<token>] to <to:account>',
    'Transfers tokens to an account',
  ),
  swap: form(
    'dex',
    'swap',
    'swap|convert|exchange|trade <amount> [<from:token>] to|for|into <to:token> <terms>',
    'Swaps an amount of one token for another by the best route',
  ),
  buy: form(
    'dex',
    'buy',
    'buy <amount> <to:token> with|using <from:token> <terms>',
    'Buys at least an amount of a token',
  ),
  sell: form(
    'dex',
    'sell',
    'sell <amount> [<from:token>] [for <to:token>] <terms>',
    'Sells an amount of a token for the native token, or for another one',
  ),
  add_liquidity: form(
    'dex',
    'add_liquidity',
    'add|provide <amount_a:amount> <token_a:token> and <amount_b:amount> <token_b:token> [liquidity] [to pool] [lock <lock:duration>] <terms>',
    'Adds liquidity to the pool of two tokens, and optionally locks the LP tokens',
  ),
  remove_liquidity: form(
    'dex',
    'remove_liquidity',
    'remove <amount> liquidity from <token_a:token> / <token_b:token> <terms>',
    'Removes liquidity from the pool of two tokens',
  ),
  stake: form(
    'validators',
    'stake',
    'stake <amount> [<token>] with|on|to <validator:account> [auto-compound]',
    'Stakes native units with a validator',
  ),
  unstake: form(
    'validators',
    'unstake',
    'unstake <amount> [<token>] [from <validator:account>]',
    'Unstakes native units; they can be claimed after unbonding',
  ),
  claim_rewards: form('validators', 'claim_rewards', 'claim rewards', 'Claims staking rewards'),
  claim_unstaked: form('validators', 'claim_unstaked', 'claim unstaked', 'Claims stake that has unbonded'),
  stake_pool: form(
    'staking-pools',
    'stake_pool',
    'stake <amount> <token> in pool <pool:word>',
    'Stakes a token in a staking pool',
  ),
  unstake_pool: form(
    'staking-pools',
    'unstake_pool',
    'unstake <amount> <token> from pool <pool:word>',
    'Unstakes tokens from a staking pool',
  ),
  bridge: form(
    'bridge',
    'bridge',
    'bridge|withdraw <amount> [<token>] to <chain:word> [address] <destination:word>',
    'Burns bridged tokens for a release on the other chain',
  ),
  send_nft: form(
    'nft',
    'send_nft',
    'transfer|send nft <collection:word> # <id:count> to <to:account>',
    'Transfers an NFT to an account',
  ),
  burn_nft: form('nft', 'burn_nft', 'burn nft <collection:word> # <id:count>', 'Burns an NFT'),
  anchor: form(
    'anchor',
    'anchor',
    'anchor <hash:word> as <namespace:word> / <key:word>',
    'Anchors a hash permanently under a key of a namespace',
  ),
  register_name: form('names', 'register_name', 'register [name] <label:word>', 'Registers a name for a year'),
} as const;
