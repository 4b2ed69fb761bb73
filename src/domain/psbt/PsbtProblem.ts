/** Why a partially signed transaction is not read, signed, combined or sent. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Koinu } from '../amount/Koinu.ts';
import type { Outpoint, ProtectionReason } from '../tx/Coin.ts';
import type { NotAgreed } from '../tx/Consent.ts';
import type { Txid } from '../tx/Txid.ts';

/** The location: the global part, or the input or output with this index. */
export type PsbtLocation =
  | { readonly part: 'global' }
  | { readonly part: 'input' | 'output'; readonly index: number };

/** The transaction has more bytes than nodes relay. */
interface TooLargeToRelay {
  readonly kind: 'too-large-to-relay';
  readonly size: number;
  readonly maximum: number;
}

/** More bytes than `readPsbt` accepts. */
interface TooLarge {
  readonly kind: 'too-large';
  readonly size: number;
  readonly maximum: number;
}

/** Why its bytes or text cannot be parsed. */
export type PsbtReadProblem =
  /** not base64, hex or binary */
  | { readonly kind: 'not-a-psbt' }
  | TooLarge
  | TooLargeToRelay
  /** a later version, such as 2 (BIP 370) */
  | { readonly kind: 'version'; readonly version: number }
  /** truncated: its end is missing, or a length in it is wrong */
  | { readonly kind: 'cut-off'; readonly place: PsbtLocation }
  /** has an invalid field there */
  | { readonly kind: 'malformed'; readonly place: PsbtLocation }
  /** the unsigned transaction is missing */
  | { readonly kind: 'no-transaction' }
  /** its transaction is in the witness format, which Dogecoin does not have */
  | { readonly kind: 'witness' }
  /** has no inputs */
  | { readonly kind: 'empty' }
  /** the transaction itself contains a signature, which belongs in a field of its own */
  | { readonly kind: 'already-signed' }
  | { readonly kind: 'duplicate-input'; readonly outpoint: Outpoint };

/** Two copies of the same field, within one or between two of them, differ. */
interface CopiesDisagree {
  readonly kind: 'copies-disagree';
  readonly place: PsbtLocation;
}

/** Why two cannot be combined. */
export type PsbtCombineProblem =
  | { readonly kind: 'other-transaction'; readonly expected: Txid; readonly actual: Txid }
  | CopiesDisagree
  | TooLarge
  /** the signer returned more than signatures */
  | { readonly kind: 'more-than-signatures'; readonly place: PsbtLocation };

/** Why it cannot be sent yet. */
export type PsbtFinishProblem =
  | { readonly kind: 'unsigned'; readonly outpoint: Outpoint; readonly have: number; readonly need: number }
  | { readonly kind: 'bad-signature'; readonly outpoint: Outpoint }
  /** a script that Kennel cannot finalize */
  | { readonly kind: 'unknown-script'; readonly outpoint: Outpoint }
  | TooLargeToRelay;

/** Why it is not signed. */
export type PsbtSignProblem =
  | TooLargeToRelay
  /** `size`: with all signatures, bytes; it would be too large to be read again */
  | { readonly kind: 'no-room'; readonly size: number; readonly maximum: number }
  | { readonly kind: 'previous-missing'; readonly outpoint: Outpoint }
  | { readonly kind: 'previous-differs'; readonly outpoint: Outpoint; readonly actual: Txid | null }
  | CopiesDisagree
  /** the redeem script does not hash to the coin's address */
  | { readonly kind: 'redeem-script'; readonly outpoint: Outpoint }
  | { readonly kind: 'hash-type'; readonly outpoint: Outpoint; readonly hashType: number }
  | { readonly kind: 'outputs-exceed-inputs' }
  /** the coins spent exceed MAX_MONEY */
  | { readonly kind: 'sum-too-large'; readonly maximum: Koinu }
  /** it spends coins of several of our wallets: what one loses could look like change to another */
  | { readonly kind: 'several-wallets' }
  | { readonly kind: 'fee-too-high'; readonly fee: Koinu; readonly maximum: Koinu }
  | { readonly kind: 'protected'; readonly outpoint: Outpoint; readonly reason: ProtectionReason }
  /** one of our transfers spends the coin: it is in a block, or would be replaced, and its recipient would get nothing */
  | {
      readonly kind: 'coin-spent';
      readonly outpoint: Outpoint;
      readonly to: DogeAddress;
      readonly amount: Koinu;
      readonly isInBlock: boolean;
    }
  /** a coin of ours is listed by no server, and is not change of one of our pending transfers */
  | { readonly kind: 'coin-unlisted'; readonly outpoint: Outpoint }
  /** an earlier payment of the same request could confirm as well */
  | { readonly kind: 'may-pay-twice'; readonly earlier: Txid }
  /** an earlier payment of the same request failed, but was broadcast after all */
  | { readonly kind: 'went-through'; readonly earlier: Txid }
  /** it pays the one-time script of one of our token transfers */
  | { readonly kind: 'commit-script'; readonly address: DogeAddress }
  /** it spends no coin that we could sign for */
  | { readonly kind: 'nothing-to-sign' }
  | NotAgreed
  /** the transaction differs from the one that was reviewed */
  | { readonly kind: 'changed'; readonly expected: Txid; readonly actual: Txid };

export type PsbtProblem = PsbtReadProblem | PsbtCombineProblem | PsbtFinishProblem | PsbtSignProblem;

/** What a hash type would allow others to change, apart from their own inputs. */
export interface HashTypeMeaning {
  /** the outputs that it commits to; null for an unknown type */
  readonly outputs: 'all' | 'none' | 'one' | null;
  /** whether anyone may add or remove other inputs */
  readonly anyoneCanPay: boolean;
}

const ANYONE_CAN_PAY = 0x80;
const OUTPUTS: Readonly<Record<number, 'all' | 'none' | 'one'>> = { 1: 'all', 2: 'none', 3: 'one' };

export const hashTypeMeaning = (hashType: number): HashTypeMeaning => ({
  outputs: OUTPUTS[hashType & ~ANYONE_CAN_PAY] ?? null,
  anyoneCanPay: (hashType & ANYONE_CAN_PAY) !== 0,
});
