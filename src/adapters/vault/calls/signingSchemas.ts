/** The schemas of signing requests. Fields they don't list are rejected. */

import * as v from 'valibot';
import { MAX_ENVELOPE_BYTES } from '../../../domain/dogeconnect/Bill.ts';
import type { PlannedTokenTransfer, TokenPlan } from '../../../domain/drc20/send/TokenPlan.ts';
import { MAX_DATA_BYTES, MAX_PSBT_TEXT } from '../../../domain/requestLimits.ts';
import type { Coin } from '../../../domain/tx/Coin.ts';
import { CONSENTS } from '../../../domain/tx/Consent.ts';
import type { TransferPlan } from '../../../domain/tx/Transfer.ts';
import type {
  PsbtSigningRequest,
  RecoveryRequest,
  SigningRequest,
  TokenSigningRequest,
} from '../../../ports/Vault.ts';
import {
  address,
  count,
  feeRate,
  hex,
  keyForm,
  koinu,
  network,
  text,
  tokenUnits,
  txid,
  vout,
} from './plainSchemas.ts';

/** A block, and so a transaction, has at most 1,000,000 bytes. */
const MAX_TRANSACTION_BYTES = 1_000_000;
/** At most one per input: 100,000 bytes hold fewer inputs than this. */
const MAX_INPUTS = 1000;
const MAX_OUTPUTS = 4000;
const MAX_SCRIPT_BYTES = 10_000;

const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

/** Unchecked text from servers; it is parsed when hashed. */
const rawTransaction = text(2 * MAX_TRANSACTION_BYTES);
const previousTransactions = listOf(rawTransaction, MAX_INPUTS);

/** More unconfirmed ancestors than any spendable coin has. */
const MAX_ANCESTORS = 200;

const unconfirmedAncestor = v.strictObject({
  txid,
  size: count,
  descendants: v.strictObject({ count, bytes: count }),
});

const coin = v.strictObject({
  txid,
  vout,
  value: koinu,
  address,
  keyForm,
  confirmations: count,
  isCoinbase: v.boolean(),
  isOwnChange: v.boolean(),
  unconfirmedAncestors: listOf(unconfirmedAncestor, MAX_ANCESTORS),
  inscription: v.picklist(['none', 'carries', 'dunes', 'unknown', 'not-indexed']),
  isBareKey: v.exactOptional(v.boolean()),
  isReleased: v.exactOptional(v.boolean()),
  isFrozen: v.exactOptional(v.boolean()),
});

const plan = v.strictObject({
  network,
  inputs: listOf(coin, MAX_INPUTS),
  outputs: listOf(v.strictObject({ to: address, amount: koinu }), MAX_OUTPUTS),
  changeIndex: v.nullable(count),
  data: v.exactOptional(hex(MAX_DATA_BYTES)),
  fee: koinu,
  changeGivenUp: koinu,
  size: count,
  feeRate,
  left: v.exactOptional(v.strictObject({ coins: count, amount: koinu, waitForBlock: v.boolean() })),
});

/** The signed bill of a shop: opened and parsed again before any data is written to the chain for it. */
const signedBill = v.strictObject({
  envelope: v.strictObject({ payload: text(MAX_ENVELOPE_BYTES), pubkey: text(64), sig: text(128) }),
  pointer: v.strictObject({ url: text(10_000), keyHash: hex(15) }),
});

export const signingRequest = v.strictObject({
  plan,
  previousTransactions,
  replaces: v.exactOptional(
    v.strictObject({ kind: v.picklist(['speed-up', 'cancel']), originalHex: rawTransaction }),
  ),
  bill: v.exactOptional(signedBill),
});

const ledgerOp = v.variant('kind', [
  v.strictObject({ kind: v.literal('drc-20'), tick: text(100), amount: tokenUnits }),
  v.strictObject({ kind: v.literal('meme-20'), tickId: txid, amount: tokenUnits }),
  v.strictObject({ kind: v.literal('file'), fileId: txid }),
]);

const commitInput = v.variant('kind', [
  v.strictObject({ kind: v.literal('coin'), coin }),
  v.strictObject({ kind: v.literal('change-of'), index: count, vout, value: koinu }),
]);

const plannedTokenTransfer = v.strictObject({
  op: ledgerOp,
  to: address,
  content: text(2000),
  redeemScript: hex(MAX_SCRIPT_BYTES),
  commit: v.strictObject({
    inputs: listOf(commitInput, MAX_INPUTS),
    commitAddress: address,
    value: koinu,
    change: v.nullable(koinu),
    fee: koinu,
    changeGivenUp: koinu,
    size: count,
  }),
  reveal: v.strictObject({ recipientValue: koinu, fee: koinu, size: count }),
});

const tokenPlan = v.strictObject({
  network,
  holder: address,
  pubkey: hex(65),
  keyForm,
  feeRate,
  transfers: listOf(plannedTokenTransfer, 1000),
  cost: v.strictObject({ commitFees: koinu, revealFees: koinu, given: koinu, total: koinu }),
  firstRun: count,
});

export const tokenSigningRequest = v.strictObject({ plan: tokenPlan, previousTransactions });

/** Redeem scripts found on the chain. */
export const redeemScripts = listOf(hex(520), 2000);

const agreed = v.exactOptional(v.pipe(v.array(v.picklist(CONSENTS)), v.maxLength(CONSENTS.length)));

/** Recovers the money in a commit. Further fields of a planned recovery are dropped. */
export const recoveryRequest = v.object({
  commit: rawTransaction,
  vout,
  redeemScript: hex(MAX_SCRIPT_BYTES),
  to: address,
  network,
  fee: koinu,
  agreed,
});

export const psbtSigningRequest = v.strictObject({
  psbt: text(MAX_PSBT_TEXT),
  network,
  confirmed: txid,
  agreed,
});

type SameNames<One, Other> = [keyof One, keyof Other] extends [keyof Other, keyof One] ? true : never;

/** Type check only: every field of a request, optional ones included, is in its schema. */
export const NAMES_ALL_FIELDS: readonly [
  SameNames<v.InferOutput<typeof signingRequest>, SigningRequest>,
  SameNames<v.InferOutput<typeof plan>, TransferPlan>,
  SameNames<v.InferOutput<typeof coin>, Coin>,
  SameNames<v.InferOutput<typeof tokenSigningRequest>, TokenSigningRequest>,
  SameNames<v.InferOutput<typeof tokenPlan>, TokenPlan>,
  SameNames<v.InferOutput<typeof plannedTokenTransfer>, PlannedTokenTransfer>,
  SameNames<v.InferOutput<typeof recoveryRequest>, RecoveryRequest>,
  SameNames<v.InferOutput<typeof psbtSigningRequest>, PsbtSigningRequest>,
] = [true, true, true, true, true, true, true, true];
