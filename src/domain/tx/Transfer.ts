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

/** What the person wants: pay some recipients, or everything that may be spent to one (`sweepTo`). */
export type PaymentSpec =
  | {
      readonly kind: 'pay';
      readonly payments: readonly Payment[];
      /** hex, written on the chain beside paying; absent: nothing */
      readonly data?: string;
    }
  | { readonly kind: 'max'; readonly to: DogeAddress };

/** Everybody that a payment pays. */
export const recipientsOf = (spec: PaymentSpec): readonly DogeAddress[] =>
  spec.kind === 'max' ? [spec.to] : spec.payments.map(({ to }) => to);

/** What a payment writes on the chain, hex. */
export const dataOf = (spec: PaymentSpec): string | undefined =>
  spec.kind === 'pay' ? spec.data : undefined;

/** All that planning needs. */
export interface TransferPlanRequest {
  readonly spec: PaymentSpec;
  readonly coins: readonly ClassifiedCoin[];
  readonly feeRate: FeeRate;
  readonly changeTo: DogeAddress;
  readonly network: Network;
  /** outpoint keys of the coins to spend: exactly these; null or absent leaves the choice to the plan */
  readonly chosen?: readonly string[] | null;
  /** `max` takes coins below 0.01 DOGE too, where they bring more than they cost; absent: it leaves them */
  readonly takesSmall?: true;
  /** one-time scripts of our token transfers: no plan pays one; absent: none is known */
  readonly commitAddresses?: ReadonlySet<string>;
}

/** Spendable coins that sending everything leaves behind: one transaction doesn't hold them all. */
export interface LeftCoins {
  readonly coins: number;
  /** koinu */
  readonly amount: Koinu;
  /** some of them can go only after the next block; else all of them can go in another transfer at once */
  readonly waitForBlock: boolean;
}

/** A transfer that can be signed: inputs − outputs = fee exactly. Frozen. */
export interface TransferPlan {
  readonly network: Network;
  readonly inputs: readonly Coin[];
  /** payments first, in the order of the request; the change last, if there is any */
  readonly outputs: readonly Payment[];
  /** index of the change among the outputs, or null */
  readonly changeIndex: number | null;
  /** hex, in an output of its own behind all others; absent: none */
  readonly data?: string;
  /** koinu paid to miners, `changeGivenUp` included */
  readonly fee: Koinu;
  /** change too small to be worth an output, added to the fee; koinu */
  readonly changeGivenUp: Koinu;
  /** exact upper bound of the signed size, bytes */
  readonly size: number;
  readonly feeRate: FeeRate;
  /** what sending everything leaves for another transfer; absent: nothing */
  readonly left?: LeftCoins;
}

/** Why no plan can be made, with its numbers. All amounts koinu. */
export type TransferProblem =
  /** `needed` = amount + fee; `spendable` = what the plan could use; `breakdown` says where the rest is */
  | {
      readonly kind: 'not-enough';
      readonly needed: Koinu;
      readonly spendable: Koinu;
      readonly fee: Koinu;
      readonly breakdown: BalanceBreakdown;
    }
  | { readonly kind: 'nothing-to-send'; readonly breakdown: BalanceBreakdown }
  /** so many of the chosen coins are spent already, or may not be spent */
  | { readonly kind: 'chosen-unusable'; readonly coins: number }
  /** `needed` = amount + fee; `chosen` = what the chosen coins hold */
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
  /** the payments, or the coins that would pay them, come to more than one transaction may move */
  | { readonly kind: 'above-money'; readonly maximum: Koinu }
  /** more would hang together unconfirmed than nodes take; `possible` = what they take at once, 0 when nothing */
  | ({ readonly kind: 'chain-too-long'; readonly possible: Koinu } & PassedLimit)
  /** a one-time script of a token transfer of ours would be paid */
  | { readonly kind: 'commit-script'; readonly address: DogeAddress }
  /** an earlier transfer to the same recipient may confirm yet, and none of its coins can be spent now */
  | { readonly kind: 'may-pay-twice'; readonly earlier: Txid }
  /** an earlier token transfer to the same recipient was rejected at its last step, which may confirm yet */
  | { readonly kind: 'token-may-move-twice'; readonly earlier: Txid }
  /** an earlier transfer to the same recipient that counted as rejected is known to the network after all */
  | { readonly kind: 'went-through'; readonly earlier: Txid }
  /** nothing can take the place of the transfer that waits */
  | { readonly kind: 'replacement'; readonly problem: ReplacementProblem };

/** Why nothing may pay these: one of them is a script of a token transfer of ours; null when none is. */
export function scriptProblem(
  recipients: readonly DogeAddress[],
  commitAddresses: ReadonlySet<string>,
): TransferProblem | null {
  const address = recipients.find((recipient) => commitAddresses.has(recipient));
  return address === undefined ? null : { kind: 'commit-script', address };
}

/** From when on blocks may take a transaction. */
export type LockEnd =
  /** the next block after this one; `blocksLeft`: null where the height is unknown */
  | { readonly kind: 'height'; readonly height: number; readonly blocksLeft: number | null }
  /** milliseconds since 1970 */
  | { readonly kind: 'time'; readonly atMs: number }
  /** counted from the confirmation of its coins */
  | { readonly kind: 'blocks-after'; readonly blocks: number }
  | { readonly kind: 'seconds-after'; readonly seconds: number };

/** What the person should know before sending; none of these forbids it. All amounts koinu. */
export type TransferWarning =
  /** above 1 % of the amount */
  | { readonly kind: 'fee-share'; readonly fee: Koinu; readonly percent: number }
  /** above 10 % of the amount, or above 5 DOGE: ask again. `percent`: null where nothing but the fee leaves or comes back */
  | { readonly kind: 'fee-needs-consent'; readonly fee: Koinu; readonly percent: number | null }
  /** no block takes it before: ask again */
  | { readonly kind: 'locked'; readonly until: LockEnd }
  /** so much goes to scripts without address: ask again */
  | { readonly kind: 'no-address'; readonly amount: Koinu }
  /** it spends coins that somebody else signs for */
  | { readonly kind: 'foreign-coins'; readonly coins: number }
  | { readonly kind: 'change-given-up'; readonly amount: Koinu }
  /** an output below 0.01 DOGE costs 0.01 DOGE more */
  | { readonly kind: 'soft-dust-surcharge'; readonly surcharge: Koinu; readonly outputs: number }
  /** everything is sent but this */
  | ({ readonly kind: 'coins-left' } & LeftCoins)
  | { readonly kind: 'unconfirmed-inputs'; readonly ancestors: number }
  /** an earlier payment of ours may confirm yet and spends the same coins. @param payee - the host whose bill it paid, or an address */
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

/** What signed bytes really do, read from nothing but the bytes and the hashed previous transactions. */
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
  /** what leaves to others, koinu */
  readonly sent: Koinu;
  /** what comes back to us, koinu */
  readonly returned: Koinu;
}

/** What is spent, and what becomes of it. */
export type MoneyWay = Pick<ParsedTransfer, 'inputs' | 'outputs' | 'fee' | 'sent' | 'returned'>;

/** Why bytes from elsewhere are not believed. */
export type BytesProblem =
  | { readonly kind: 'not-a-transaction' }
  /** more koinu than can exist, or fewer than none */
  | { readonly kind: 'impossible-amount' }
  | { readonly kind: 'wrong-transaction'; readonly expected: Txid; readonly actual: Txid }
  | { readonly kind: 'previous-missing'; readonly outpoint: Outpoint }
  /** what is left over does not do: coins of this value, koinu, pay the public key instead of its address */
  | { readonly kind: 'bare-key'; readonly value: Koinu }
  | { readonly kind: 'outputs-exceed-inputs' }
  /** a request with all that signers need, of so many bytes, that no wallet would open */
  | { readonly kind: 'request-too-large'; readonly size: number; readonly maximum: number };
