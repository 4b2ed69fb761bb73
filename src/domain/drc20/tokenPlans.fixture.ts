/** Requests and plans of token transfers for the tests of this folder. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { addressOfPublicKey } from '../address/addressScript.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import { RECOMMENDED_FEE_RATE } from '../amount/FeeRate.ts';
import type { KeyForm } from '../keys/KeyForm.ts';
import { type Coin, outpointKey } from '../tx/Coin.ts';
import { classifyCoin } from '../tx/classifyCoin.ts';
import { coin } from '../tx/coins.fixture.ts';
import { type KeyWithAddress, keyNamed } from '../tx/keys.fixture.ts';
import type { LedgerOp } from './LedgerOp.ts';
import { planTokenTransfers } from './planTokenTransfers.ts';
import type { CommitInput, TokenPlan, TokenPlanProblem, TokenPlanRequest } from './TokenPlan.ts';
import { tokenUnits } from './TokenUnits.ts';

/** Somebody with a key of their own. */
export interface Person extends KeyWithAddress {
  readonly network: Network;
  readonly keyForm: KeyForm;
}

/** The same person for the same name. */
export function person(name: string, network: Network = 'regtest', keyForm: KeyForm = 'compressed'): Person {
  const key = keyNamed(name, keyForm === 'compressed');
  return { ...key, address: addressOfPublicKey(key.publicKey, network), network, keyForm };
}

/** One token of UNIX. */
export const UNIX: LedgerOp = { kind: 'drc-20', tick: 'UNIX', amount: tokenUnits(100_000_000n) };

/** So many people, each an address. */
export const recipients = (count: number, network: Network = 'regtest'): readonly DogeAddress[] =>
  Array.from({ length: count }, (_, index) => person(`receiver ${index}`, network).address);

/** A coin of somebody. */
export const coinOf = (owner: Person, index: number, value: bigint, more: Partial<Coin> = {}): Coin =>
  coin(index, value, { address: owner.address, keyForm: owner.keyForm, ...more });

/** A request of a holder to send one token to each. */
export const tokenRequest = (
  holder: Person,
  coins: readonly Coin[],
  to: readonly DogeAddress[],
  more: Partial<TokenPlanRequest> = {},
): TokenPlanRequest => ({
  specs: to.map((address) => ({ op: UNIX, to: address })),
  holder: holder.address,
  pubkey: bytesToHex(holder.publicKey),
  keyForm: holder.keyForm,
  coins: coins.map((one) => classifyCoin(one, holder.network)),
  feeRate: RECOMMENDED_FEE_RATE,
  network: holder.network,
  ...more,
});

/** The plan of a request that has one. */
export function tokenPlanned(...given: Parameters<typeof tokenRequest>): TokenPlan {
  const result = planTokenTransfers(tokenRequest(...given));
  if (!result.ok) throw new Error(JSON.stringify(result.problem, (_, value) => String(value)));
  return result.value;
}

/** The problem of a request that has none. */
export function tokenProblemOf(...given: Parameters<typeof tokenRequest>): TokenPlanProblem {
  const result = planTokenTransfers(tokenRequest(...given));
  if (result.ok) throw new Error('a plan was found');
  return result.problem;
}

/** What an input is worth, koinu. */
export const inputValue = (input: CommitInput): bigint =>
  input.kind === 'coin' ? input.coin.value : input.value;

/** What an input spends, in one word. */
export const inputKey = (input: CommitInput): string =>
  input.kind === 'coin' ? outpointKey(input.coin) : `change of ${input.place}`;
