import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import type { FeeRate } from '../amount/FeeRate.ts';
import type { Koinu } from '../amount/Koinu.ts';
import type { BalanceBreakdown, ClassifiedCoin, Coin, Outpoint, TransferSide } from './Coin.ts';
import type { PassedLimit } from './chainLimits.ts';
import type { ReplacementProblem } from './Replacement.ts';
import type { Txid } from './Txid.ts';

/** One recipient of a transfer. */
export interface Payment {
  readonly to: DogeAddress;
  /** koinu */
  readonly amount: Koinu;
}

/** The requested payment: amounts for some recipients, or everything spendable to one (`max`). */
export type PaymentSpec =
  | {
      readonly kind: 'pay';
      readonly payments: readonly Payment[];
      /** hex, written to the chain with the payment; absent: nothing */
      readonly data?: string;
    }
  | { readonly kind: 'max'; readonly to: DogeAddress };

export const recipientsOf = (spec: PaymentSpec): readonly DogeAddress[] =>
  spec.kind === 'max' ? [spec.to] : spec.payments.map(({ to }) => to);

/** The data to write to the chain, hex. */
export const dataOf = (spec: PaymentSpec): string | undefined =>
  spec.kind === 'pay' ? spec.data : undefined;

export interface TransferPlanRequest {
  readonly spec: PaymentSpec;
  readonly coins: readonly ClassifiedCoin[];
  readonly feeRate: FeeRate;
  readonly changeTo: DogeAddress;
  readonly network: Network;
  /** outpoint keys of the coins to spend: exactly these; null or absent: selected automatically */
  readonly chosen?: readonly string[] | null;
  /** `max` includes coins below 0.01 DOGE that are worth more than they cost; absent: it leaves them */
  readonly takesSmall?: true;
  /** one-time scripts of our token transfers, which no plan may pay; absent: none is known */
  readonly commitAddresses?: ReadonlySet<string>;
}

/** Spendable coins that remain after sending everything, as one transaction cannot spend them all. */
export interface LeftCoins {
  readonly coins: number;
  /** koinu */
  readonly amount: Koinu;
  /** some can only be sent after the next block; otherwise all can be sent in another transfer at once */
  readonly waitForBlock: boolean;
}

/** A transfer ready to be signed: inputs − outputs = fee exactly. Frozen. */
export interface TransferPlan {
  readonly network: Network;
  readonly inputs: readonly Coin[];
  /** payments first, in the order of the request; the change last, if there is any */
  readonly outputs: readonly Payment[];
  /** index of the change among the outputs, or null */
  readonly changeIndex: number | null;
  /** hex, in an output of its own after all others; absent: none */
  readonly data?: string;
  /** koinu, including `changeGivenUp` */
  readonly fee: Koinu;
  /** change too small for an output, added to the fee; koinu */
  readonly changeGivenUp: Koinu;
  /** exact upper bound of the signed size, bytes */
  readonly size: number;
  readonly feeRate: FeeRate;
  /** what remains for another transfer after sending everything; absent: nothing */
  readonly left?: LeftCoins;
}

/** Why no plan can be made, with its numbers. All amounts koinu. */
export type TransferProblem =
  /** `needed` = amount + fee; `spendable` = what the plan could use; `breakdown` shows where the rest is */
  | {
      readonly kind: 'not-enough';
      readonly needed: Koinu;
      readonly spendable: Koinu;
      readonly fee: Koinu;
      readonly breakdown: BalanceBreakdown;
    }
  | { readonly kind: 'nothing-to-send'; readonly breakdown: BalanceBreakdown }
  /** number of chosen coins that are spent already, or may not be spent */
  | { readonly kind: 'chosen-unusable'; readonly coins: number }
  /** `needed` = amount + fee; `chosen` = the sum of the chosen coins */
  | {
      readonly kind: 'chosen-not-enough';
      readonly needed: Koinu;
      readonly chosen: Koinu;
      readonly fee: Koinu;
    }
  | { readonly kind: 'dust-amount'; readonly amount: Koinu; readonly minimum: Koinu }
  | { readonly kind: 'fee-rate-too-low'; readonly feeRate: FeeRate; readonly minimum: FeeRate }
  | { readonly kind: 'fee-too-high'; readonly fee: Koinu; readonly maximum: Koinu }
  | { readonly kind: 'too-large'; readonly size: number; readonly maximum: number }
  /** the payments, or the coins for them, exceed MAX_MONEY */
  | { readonly kind: 'above-money'; readonly maximum: Koinu }
  /** the unconfirmed chain would exceed the nodes' limits; `possible` = what could be sent now, 0 when nothing */
  | ({ readonly kind: 'chain-too-long'; readonly possible: Koinu } & PassedLimit)
  /** it would pay the one-time script of one of our token transfers */
  | { readonly kind: 'commit-script'; readonly address: DogeAddress }
  /** an earlier transfer to the same recipient may still confirm, and none of its coins can be spent now */
  | { readonly kind: 'may-pay-twice'; readonly earlier: Txid }
  /** an earlier token transfer to the same recipient was rejected at its last step, which may still confirm */
  | { readonly kind: 'token-may-move-twice'; readonly earlier: Txid }
  /** an earlier transfer to the same recipient counted as rejected, but is known to the network after all */
  | { readonly kind: 'went-through'; readonly earlier: Txid }
  /** the unconfirmed transfer cannot be replaced */
  | { readonly kind: 'replacement'; readonly problem: ReplacementProblem };

/** Rejects payments to a one-time script of our token transfers; null when there is none. */
export function scriptProblem(
  recipients: readonly DogeAddress[],
  commitAddresses: ReadonlySet<string>,
): TransferProblem | null {
  const address = recipients.find((recipient) => commitAddresses.has(recipient));
  return address === undefined ? null : { kind: 'commit-script', address };
}

/** From when on a transaction may be mined. */
export type LockEnd =
  /** the next block after this one; `blocksLeft`: null when the height is unknown */
  | { readonly kind: 'height'; readonly height: number; readonly blocksLeft: number | null }
  /** milliseconds since 1970 */
  | { readonly kind: 'time'; readonly atMs: number }
  /** relative to the confirmation of its coins */
  | { readonly kind: 'blocks-after'; readonly blocks: number }
  | { readonly kind: 'seconds-after'; readonly seconds: number };

/** What the user should know before sending; none of these forbids it. All amounts koinu. */
export type TransferWarning =
  /** above 1 % of the amount */
  | { readonly kind: 'fee-share'; readonly fee: Koinu; readonly percent: number }
  /** above 10 % of the amount, or above 5 DOGE: needs consent. `percent`: null when the amount is zero */
  | { readonly kind: 'fee-needs-consent'; readonly fee: Koinu; readonly percent: number | null }
  /** cannot be mined before: needs consent */
  | { readonly kind: 'locked'; readonly until: LockEnd }
  /** the amount paid to scripts without address: needs consent */
  | { readonly kind: 'no-address'; readonly amount: Koinu }
  /** it spends coins that others sign for */
  | { readonly kind: 'foreign-coins'; readonly coins: number }
  | { readonly kind: 'change-given-up'; readonly amount: Koinu }
  /** outputs below 0.01 DOGE cost an additional 0.01 DOGE each */
  | { readonly kind: 'soft-dust-surcharge'; readonly surcharge: Koinu; readonly outputs: number }
  /** everything is sent but these */
  | ({ readonly kind: 'coins-left' } & LeftCoins)
  | { readonly kind: 'unconfirmed-inputs'; readonly ancestors: number }
  /** an earlier payment of ours may still confirm and spends the same coins. @param payee - the host whose bill it paid, or an address */
  | { readonly kind: 'ends-earlier'; readonly payee: string; readonly amount: Koinu }
  /** another address of ours signed a request that pays the same recipient, and both may confirm. @param wallet - its name */
  | {
      readonly kind: 'signed-elsewhere';
      readonly wallet: string;
      readonly payee: DogeAddress;
      readonly amount: Koinu;
    };

/** One input of a parsed transaction; its value comes from its own hashed previous transaction. */
export interface ParsedInput extends Outpoint {
  readonly value: Koinu;
  readonly address: DogeAddress | null;
  readonly isOwn: boolean;
  readonly sequence: number;
}

/** The effect of signed bytes, determined only from the bytes and the hashed previous transactions. */
export interface ParsedTransfer {
  readonly txid: Txid;
  readonly size: number;
  readonly version: number;
  /** 0: none */
  readonly lockTime: number;
  readonly inputs: readonly ParsedInput[];
  readonly outputs: readonly TransferSide[];
  /** inputs − outputs, koinu */
  readonly fee: Koinu;
  /** paid to others, koinu */
  readonly sent: Koinu;
  /** returned to us, koinu */
  readonly returned: Koinu;
}

/** Where the money comes from and goes to. */
export type MoneyWay = Pick<ParsedTransfer, 'inputs' | 'outputs' | 'fee' | 'sent' | 'returned'>;

/** Why bytes from elsewhere are rejected. */
export type BytesProblem =
  | { readonly kind: 'not-a-transaction' }
  /** more koinu than can exist, or fewer than none */
  | { readonly kind: 'impossible-amount' }
  | { readonly kind: 'wrong-transaction'; readonly expected: Txid; readonly actual: Txid }
  | { readonly kind: 'previous-missing'; readonly outpoint: Outpoint }
  /** too little remains without coins of this value, koinu, which are P2PK */
  | { readonly kind: 'bare-key'; readonly value: Koinu }
  | { readonly kind: 'outputs-exceed-inputs' }
  /** a PSBT with all data for the signers would have this many bytes, which no wallet would open */
  | { readonly kind: 'request-too-large'; readonly size: number; readonly maximum: number };
