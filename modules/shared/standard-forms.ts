/** The standard grammar: the forms of the chain's own modules. Each module plans its own forms; see port.ts. */

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
    'Move tokens to an account',
  ),
  swap: form(
    'dex',
    'swap',
    'swap|convert|exchange|trade <amount> [<from:token>] to|for|into <to:token> <terms>',
    'Swap an amount of one token for another, by the best way through the pools',
  ),
  buy: form(
    'dex',
    'buy',
    'buy <amount> <to:token> with|using <from:token> <terms>',
    'Buy at least an amount of a token',
  ),
  sell: form(
    'dex',
    'sell',
    'sell <amount> [<from:token>] [for <to:token>] <terms>',
    'Swap an amount of a token, for the native one unless another is named',
  ),
  add_liquidity: form(
    'dex',
    'add_liquidity',
    'add|provide <amount_a:amount> <token_a:token> and <amount_b:amount> <token_b:token> [liquidity] [to pool] [lock <lock:duration>] <terms>',
    'Add two tokens to their pool, and lock the shares if asked to',
  ),
  remove_liquidity: form(
    'dex',
    'remove_liquidity',
    'remove <amount> liquidity from <token_a:token> / <token_b:token> <terms>',
    'Give up shares of a pool for what they are worth',
  ),
  stake: form(
    'validators',
    'stake',
    'stake <amount> [<token>] with|on|to <validator:account> [auto-compound]',
    'Stake native units with a validator',
  ),
  unstake: form(
    'validators',
    'unstake',
    'unstake <amount> [<token>] [from <validator:account>]',
    'Take stake back; it can be claimed once it has unbonded',
  ),
  claim_rewards: form('validators', 'claim_rewards', 'claim rewards', 'Claim what stake has earned'),
  claim_unstaked: form('validators', 'claim_unstaked', 'claim unstaked', 'Claim stake that has unbonded'),
  stake_pool: form(
    'staking-pools',
    'stake_pool',
    'stake <amount> <token> in pool <pool:word>',
    'Stake a token in a staking pool',
  ),
  unstake_pool: form(
    'staking-pools',
    'unstake_pool',
    'unstake <amount> <token> from pool <pool:word>',
    'Take tokens back out of a staking pool',
  ),
  bridge: form(
    'bridge',
    'bridge',
    'bridge|withdraw <amount> [<token>] to <chain:word> [address] <destination:word>',
    'Burn bridged tokens to have them released on the other chain',
  ),
  send_nft: form(
    'nft',
    'send_nft',
    'transfer|send nft <collection:word> # <id:count> to <to:account>',
    'Give an NFT to an account',
  ),
  burn_nft: form('nft', 'burn_nft', 'burn nft <collection:word> # <id:count>', 'Destroy an NFT'),
  anchor: form(
    'anchor',
    'anchor',
    'anchor <hash:word> as <namespace:word> / <key:word>',
    'Write a hash down for good, under a key of a namespace',
  ),
  register_name: form('names', 'register_name', 'register [name] <label:word>', 'Rent a name for a year'),
} as const;
