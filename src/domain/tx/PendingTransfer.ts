/** A transfer that was signed and broadcast, until the chain has settled it. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import type { Koinu } from '../amount/Koinu.ts';
import { isTaken, type PaidBill } from '../dogeconnect/Bill.ts';
import type { InscriptionVerdict, Outpoint } from './Coin.ts';
import type { Txid } from './Txid.ts';

/**
 * The progress of a transfer.
 * - `sending`: recorded, and about to be broadcast or being broadcast · `unknown`: it may or may not have been broadcast
 * - `accepted`: a node accepted it · `confirmed`: in a block
 * - `rejected`: every server that was asked rejected it · `replaced`: its coins were spent otherwise. It may still confirm as long as it is
 * not void: see `plan/paymentTies.ts`
 */
export type PendingStage = 'sending' | 'unknown' | 'accepted' | 'confirmed' | 'rejected' | 'replaced';

/** A coin that a pending transfer spends. */
export interface PendingInput extends Outpoint {
  readonly value: Koinu;
  readonly address: DogeAddress;
  /** the verdict about its inscriptions when it was spent; absent: not recorded */
  readonly inscription?: InscriptionVerdict;
}

/** An output of a pending transfer, at the same index as in the transaction. */
export interface PendingOutput {
  readonly value: Koinu;
  readonly address: DogeAddress;
  readonly isOwn: boolean;
  /** the bytes of a data output, hex; absent: not a data output */
  readonly data?: string;
}

/** A transaction's role in a token transfer. */
export type TokenPartRole = 'commit' | 'reveal' | 'recovery';

/** The token transfer that a transaction is part of, and its role there. */
export interface TokenPart {
  /** the token transfer's id: the txid of its reveal */
  readonly of: Txid;
  readonly role: TokenPartRole;
}

/** A node's rejection. */
export interface NodeRejection {
  readonly reason: RejectReason;
  /** the node's own text */
  readonly detail: string;
}

/** The servers' response to a transfer. */
export interface Rejection extends NodeRejection {
  /** number of servers asked, all of which rejected it; absent: not recorded */
  readonly servers?: number;
}

/** One of our transfers with its bytes. A retry sends exactly these. */
export interface PendingTransfer {
  readonly txid: Txid;
  /** empty once it is settled: no longer needed */
  readonly rawHex: string;
  readonly network: Network;
  readonly from: DogeAddress;
  readonly to: DogeAddress;
  /** koinu sent to others */
  readonly amount: Koinu;
  /** koinu */
  readonly fee: Koinu;
  /** bytes */
  readonly size: number;
  readonly inputs: readonly PendingInput[];
  readonly outputs: readonly PendingOutput[];
  /** milliseconds since 1970 */
  readonly createdAtMs: number;
  readonly stage: PendingStage;
  /** number of broadcasts */
  readonly tries: number;
  readonly confirmations: number;
  /** height of its block, as an indexer reported it; null or absent: not in a block, or not recorded */
  readonly blockHeight?: number | null;
  readonly rejection: Rejection | null;
  /** the bill that it pays: the bytes are sent to the bill's relay, and nowhere else before the relay accepted them. Absent: none */
  readonly bill?: PaidBill;
  /** absent: it is not part of a token transfer */
  readonly tokenPart?: TokenPart | null;
  /** the transfer that it was made to replace; absent: none */
  readonly replaces?: Txid | null;
  /** the transaction that spends its coins while its stage is `replaced`; absent: unknown */
  readonly replacedBy?: Txid | null;
  /** the settled transaction that spends one of its coins, so that it can never confirm; absent: none known */
  readonly voidedBy?: Txid | null;
  /**
   * only signed by the wallet with this name, for others to send: it counts as over, is not listed, and may confirm at any time. Without
   * bytes, others have to sign as well, and its id is that of the unsigned transaction. Null or absent: it was made to be sent
   */
  readonly signedBy?: string | null;
  /** dismissed by the user: it is not listed, and its bytes are kept as long as it may confirm */
  readonly isForgotten?: boolean;
  /** it counted as over but was broadcast after all, which must be shown once before the same recipient is paid again */
  readonly wentThrough?: boolean;
  /** since when the network does not know it, milliseconds since 1970; absent: it does, or has not been asked */
  readonly missingSinceMs?: number | null;
}

/** Whether its coins count as spent and its change as ours. */
export const isLive = (transfer: PendingTransfer): boolean =>
  transfer.stage === 'sending' || transfer.stage === 'unknown' || transfer.stage === 'accepted';

/** Whether, as far as our servers know, only its bill's relay has it: its change does not exist yet. */
export const isWithRelay = ({ bill, stage }: PendingTransfer): boolean =>
  bill !== undefined && (stage === 'sending' || stage === 'unknown');

/** Rejection reasons that mean that the coins are spent, or never existed. */
const FOR_COINS: readonly RejectReason[] = ['double-spend', 'replacement-too-cheap', 'missing-inputs'];

/** Whether a rejection reason concerns the coins spent. */
export const isForCoins = (reason: RejectReason): boolean => FOR_COINS.includes(reason);

/** Whether it may have been broadcast, but every server asked last rejected it because of its coins: its change may never exist. */
export const isRejectedForCoins = ({ stage, rejection }: PendingTransfer): boolean =>
  stage === 'unknown' && rejection !== null && isForCoins(rejection.reason);

/**
 * Whether a relay has the signed bytes but has not accepted them: it declined, failed or did not answer, and may broadcast them at any
 * time.
 */
export const isHeldByRelay = (transfer: PendingTransfer): boolean =>
  isWithRelay(transfer) && transfer.bill !== undefined && !isTaken(transfer.bill);

/** Whether it is only signed, for others to send. */
export const isSignedOnly = ({ signedBy }: PendingTransfer): boolean => (signedBy ?? null) !== null;

/** Whether it has no effect: its coins are free, or were spent otherwise. */
export const isOver = (transfer: PendingTransfer): boolean =>
  transfer.stage === 'rejected' || transfer.stage === 'replaced';

/** Whether its state still has to be polled. */
export const isUnsettled = (transfer: PendingTransfer): boolean =>
  isLive(transfer) || (transfer.stage === 'confirmed' && transfer.confirmations < SETTLED_CONFIRMATIONS);

/** Whether the network is known to have it, in the mempool or in a block. */
export const isOnNetwork = ({ stage }: PendingTransfer): boolean =>
  stage === 'accepted' || stage === 'confirmed';

/** Confirmations after which a reorganization is no longer expected. */
export const SETTLED_CONFIRMATIONS = 6;

/** A node's reasons for rejecting a transaction, in Kennel's terms. */
export type RejectReason =
  | 'dust'
  | 'fee-too-low'
  | 'fee-too-high'
  | 'double-spend'
  | 'replacement-too-cheap'
  | 'missing-inputs'
  | 'chain-too-long'
  | 'immature-coinbase'
  | 'bad-signature'
  | 'not-final'
  | 'too-large'
  | 'non-standard'
  | 'malformed'
  /** never sent: the bill that it pays had expired */
  | 'bill-expired'
  | 'other';

/**
 * The stage after a rejection; `unknown` keeps its coins spent. A node's word is not enough for `replaced`: that requires the bytes of the
 * replacement.
 *
 * @param mayBeOut - it was broadcast before without a rejection: other nodes may have it
 */
export const stageAfterRejection = (mayBeOut: boolean): Extract<PendingStage, 'rejected' | 'unknown'> =>
  mayBeOut ? 'unknown' : 'rejected';
