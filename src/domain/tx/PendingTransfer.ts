/** A transfer that was signed and broadcast, until the chain has settled what became of it. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import type { Koinu } from '../amount/Koinu.ts';
import { isTaken, type PaidBill } from '../dogeconnect/Bill.ts';
import type { InscriptionVerdict, Outpoint } from './Coin.ts';
import type { Txid } from './Txid.ts';

/**
 * How far a transfer got.
 *
 * - `sending`: written down, and about to leave or leaving · `unknown`: it may or may not have gone out
 * - `accepted`: a node took it · `confirmed`: in a block
 * - `rejected`: every server that was asked said no · `replaced`: its coins went elsewhere. Its bytes may confirm all the same while they
 *   are not void: see `plan/paymentTies.ts`
 */
export type PendingStage = 'sending' | 'unknown' | 'accepted' | 'confirmed' | 'rejected' | 'replaced';

/** A coin that a pending transfer spends. */
export interface PendingInput extends Outpoint {
  readonly value: Koinu;
  readonly address: DogeAddress;
  /** what was known of its inscriptions when it was spent; absent: nobody wrote it down */
  readonly inscription?: InscriptionVerdict;
}

/** An output of a pending transfer; its index is that in the list. */
export interface PendingOutput {
  readonly value: Koinu;
  readonly address: DogeAddress;
  readonly isOwn: boolean;
  /** it pays nobody and holds these bytes, hex; absent: it pays */
  readonly data?: string;
}

/** What a transaction does for a token transfer. */
export type TokenPartRole = 'commit' | 'reveal' | 'recovery';

/** Which part of a token transfer a transaction is. */
export interface TokenPart {
  /** the token transfer's id: its reveal's */
  readonly of: Txid;
  readonly role: TokenPartRole;
}

/** A node's rejection. */
export interface NodeRejection {
  readonly reason: RejectReason;
  /** the node's own words */
  readonly detail: string;
}

/** What servers said to the bytes of a transfer. */
export interface Rejection extends NodeRejection {
  /** how many servers were asked, all of which said no; absent: nobody wrote it down */
  readonly servers?: number;
}

/** A transfer of ours with its bytes. A retry sends exactly these. */
export interface PendingTransfer {
  readonly txid: Txid;
  /** empty once it is settled: nobody needs them any more */
  readonly rawHex: string;
  readonly network: Network;
  readonly from: DogeAddress;
  readonly to: DogeAddress;
  /** koinu that leave to others */
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
  /** how often the bytes were broadcast */
  readonly tries: number;
  readonly confirmations: number;
  /** of the block that has it, as an indexer told; null or absent: none has, or nobody wrote it down */
  readonly blockHeight?: number | null;
  readonly rejection: Rejection | null;
  /** the bill that it pays: its bytes go to the bill's relay, and to nobody else before that took them. Absent: none */
  readonly bill?: PaidBill;
  /** absent: it is no part of a token transfer */
  readonly tokenPart?: TokenPart | null;
  /** what it was made to take the place of; absent: nothing */
  readonly replaces?: Txid | null;
  /** what spends its coins instead while its stage is `replaced`; absent: not known */
  readonly replacedBy?: Txid | null;
  /** what is settled and spends one of its coins, so that these bytes can never confirm; absent: nothing that is known */
  readonly voidedBy?: Txid | null;
  /**
   * it is only signed, for others to send, by the wallet of this name: it counts as over, is on no list, and may confirm at any time.
   * Without bytes others have to sign too, and its id is that of the transaction without signatures. Null or
   * absent: it was made to be sent
   */
  readonly signedBy?: string | null;
  /** the person has put it away: it is on no list, and its bytes are remembered while they may confirm */
  readonly isForgotten?: boolean;
  /** it counted as over and is out after all, and whoever pays the same recipient has to hear that once */
  readonly wentThrough?: boolean;
  /** since when the network does not know it, milliseconds since 1970; absent: it does, or nobody asked */
  readonly missingSinceMs?: number | null;
}

/** Whether its coins count as spent and its change as ours. */
export const isLive = (transfer: PendingTransfer): boolean =>
  transfer.stage === 'sending' || transfer.stage === 'unknown' || transfer.stage === 'accepted';

/** Whether it lies with the relay of its bill, for all that our servers know: what it leaves is not there yet. */
export const isWithRelay = ({ bill, stage }: PendingTransfer): boolean =>
  bill !== undefined && (stage === 'sending' || stage === 'unknown');

/** Reasons by which a node says that the coins are spent, or were never there. */
const FOR_COINS: readonly RejectReason[] = ['double-spend', 'replacement-too-cheap', 'missing-inputs'];

/** Whether a node that gives this reason refuses what the bytes spend. */
export const isForCoins = (reason: RejectReason): boolean => FOR_COINS.includes(reason);

/** Whether it may have gone out, and every server that was asked last refused it for what it spends: what it leaves may never be there. */
export const isRejectedForCoins = ({ stage, rejection }: PendingTransfer): boolean =>
  stage === 'unknown' && rejection !== null && isForCoins(rejection.reason);

/** Whether its signed bytes are with a relay that has not said yes: it declined, failed or was silent, and may hand them on at any time. */
export const isHeldByRelay = (transfer: PendingTransfer): boolean =>
  isWithRelay(transfer) && transfer.bill !== undefined && !isTaken(transfer.bill);

/** Whether it is only signed, for others to send. */
export const isSignedOnly = ({ signedBy }: PendingTransfer): boolean => (signedBy ?? null) !== null;

/** Whether it moves nothing: its coins are free, or went elsewhere. */
export const isOver = (transfer: PendingTransfer): boolean =>
  transfer.stage === 'rejected' || transfer.stage === 'replaced';

/** Whether the chain still has to be asked about it. */
export const isUnsettled = (transfer: PendingTransfer): boolean =>
  isLive(transfer) || (transfer.stage === 'confirmed' && transfer.confirmations < SETTLED_CONFIRMATIONS);

/** Whether the network was seen to have it: it waits there, or is in a block. */
export const isOnNetwork = ({ stage }: PendingTransfer): boolean =>
  stage === 'accepted' || stage === 'confirmed';

/** Confirmations after which a reorganisation no longer has to be expected. */
export const SETTLED_CONFIRMATIONS = 6;

/** A node's reasons for rejecting a transaction, in our words. */
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
  /** nobody was given it: the bill that it pays had expired */
  | 'bill-expired'
  | 'other';

/**
 * The stage that a rejection leads to; `unknown` keeps its coins spent. Nothing becomes `replaced` by a node's word: that takes the bytes
 * of what replaced it.
 *
 * @param mayBeOut - it was broadcast before, without a rejection: other nodes may have it
 */
export const stageAfterRejection = (mayBeOut: boolean): Extract<PendingStage, 'rejected' | 'unknown'> =>
  mayBeOut ? 'unknown' : 'rejected';
