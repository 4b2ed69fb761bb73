/** Why a partially signed transaction is not read, signed, combined or sent. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Koinu } from '../amount/Koinu.ts';
import type { Outpoint, ProtectionReason } from '../tx/Coin.ts';
import type { NotAgreed } from '../tx/Consent.ts';
import type { Txid } from '../tx/Txid.ts';

/** Where in it: the whole, or the input or output of this index. */
export type PsbtLocation =
  | { readonly part: 'global' }
  | { readonly part: 'input' | 'output'; readonly index: number };

/** The transaction has more bytes than nodes pass on. */
interface TooLargeToRelay {
  readonly kind: 'too-large-to-relay';
  readonly size: number;
  readonly maximum: number;
}

/** More bytes than are read again. */
interface TooLarge {
  readonly kind: 'too-large';
  readonly size: number;
  readonly maximum: number;
}

/** Why its bytes or text are not read. */
export type PsbtReadProblem =
  /** neither base64, hex nor its bytes */
  | { readonly kind: 'not-a-psbt' }
  | TooLarge
  | TooLargeToRelay
  /** a later version, as 2 (BIP 370) */
  | { readonly kind: 'version'; readonly version: number }
  /** breaks off: its end is missing, or a length in it is wrong */
  | { readonly kind: 'cut-off'; readonly place: PsbtLocation }
  /** says something that it may not say there */
  | { readonly kind: 'malformed'; readonly place: PsbtLocation }
  /** says not what is to be signed */
  | { readonly kind: 'no-transaction' }
  /** its transaction is in the form that has witnesses, which Dogecoin has not */
  | { readonly kind: 'witness' }
  /** nothing would be spent */
  | { readonly kind: 'empty' }
  /** the transaction itself holds a signature: that has its own field */
  | { readonly kind: 'already-signed' }
  | { readonly kind: 'duplicate-input'; readonly outpoint: Outpoint };

/** Two copies of the same, in one or in two of them, say different things. */
interface CopiesDisagree {
  readonly kind: 'copies-disagree';
  readonly place: PsbtLocation;
}

/** Why two are not put together. */
export type PsbtCombineProblem =
  | { readonly kind: 'other-transaction'; readonly expected: Txid; readonly actual: Txid }
  | CopiesDisagree
  | TooLarge
  /** more than signatures came back */
  | { readonly kind: 'more-than-signatures'; readonly place: PsbtLocation };

/** Why it is not sent yet. */
export type PsbtFinishProblem =
  | { readonly kind: 'unsigned'; readonly outpoint: Outpoint; readonly have: number; readonly need: number }
  | { readonly kind: 'bad-signature'; readonly outpoint: Outpoint }
  /** a script that Kennel cannot put together */
  | { readonly kind: 'unknown-script'; readonly outpoint: Outpoint }
  | TooLargeToRelay;

/** Why it is not signed. */
export type PsbtSignProblem =
  | TooLargeToRelay
  /** `size`: of the whole with every signature, bytes; nobody would read that again */
  | { readonly kind: 'no-room'; readonly size: number; readonly maximum: number }
  | { readonly kind: 'previous-missing'; readonly outpoint: Outpoint }
  | { readonly kind: 'previous-differs'; readonly outpoint: Outpoint; readonly actual: Txid | null }
  | CopiesDisagree
  /** the script behind an address is another one than that address pays */
  | { readonly kind: 'redeem-script'; readonly outpoint: Outpoint }
  | { readonly kind: 'hash-type'; readonly outpoint: Outpoint; readonly hashType: number }
  | { readonly kind: 'outputs-exceed-inputs' }
  /** the coins it spends are worth more than nodes let one transaction move */
  | { readonly kind: 'sum-too-large'; readonly maximum: Koinu }
  /** it spends coins of more than one wallet of ours: what one loses, another could seem to get back */
  | { readonly kind: 'several-wallets' }
  | { readonly kind: 'fee-too-high'; readonly fee: Koinu; readonly maximum: Koinu }
  | { readonly kind: 'protected'; readonly outpoint: Outpoint; readonly reason: ProtectionReason }
  /** a transfer of ours spends the coin: in a block, or it would be thrown out, and whom it pays gets nothing */
  | {
      readonly kind: 'coin-spent';
      readonly outpoint: Outpoint;
      readonly to: DogeAddress;
      readonly amount: Koinu;
      readonly isInBlock: boolean;
    }
  /** no server lists a coin of ours, and no transfer of ours leaves it */
  | { readonly kind: 'coin-unlisted'; readonly outpoint: Outpoint }
  /** an earlier payment of the same may confirm beside it */
  | { readonly kind: 'may-pay-twice'; readonly earlier: Txid }
  /** an earlier payment of the same came to nothing, and is out after all */
  | { readonly kind: 'went-through'; readonly earlier: Txid }
  /** a one-time script of a token transfer of ours would be paid */
  | { readonly kind: 'commit-script'; readonly address: DogeAddress }
  /** it spends no coin of ours that we could sign for */
  | { readonly kind: 'nothing-to-sign' }
  | NotAgreed
  /** it is another transaction than the one that was looked at */
  | { readonly kind: 'changed'; readonly expected: Txid; readonly actual: Txid };

/** All of them. */
export type PsbtProblem = PsbtReadProblem | PsbtCombineProblem | PsbtFinishProblem | PsbtSignProblem;

/** What a hash type would allow others to change, beside inputs that they add. */
export interface HashTypeMeaning {
  /** which outputs it fixes; null for a type that nobody knows */
  readonly outputs: 'all' | 'none' | 'one' | null;
  /** whether anybody may add or take away other inputs */
  readonly anyoneCanPay: boolean;
}

const ANYONE_CAN_PAY = 0x80;
const OUTPUTS: Readonly<Record<number, 'all' | 'none' | 'one'>> = { 1: 'all', 2: 'none', 3: 'one' };

/** Names what a hash type allows. */
export const hashTypeMeaning = (hashType: number): HashTypeMeaning => ({
  outputs: OUTPUTS[hashType & ~ANYONE_CAN_PAY] ?? null,
  anyoneCanPay: (hashType & ANYONE_CAN_PAY) !== 0,
});
