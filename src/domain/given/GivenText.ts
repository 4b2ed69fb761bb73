/** What a text is that a person pastes, scans, opens, or that another app shared. Light: `readGivenText` says which, and is heavy. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { DogecoinUriProblem } from '../address/dogecoinUri.ts';
import type { AddressProblem } from '../address/parseAddress.ts';
import type { Bip38Code } from '../keys/encryptedKeyText.ts';
import type { MultisigProblem } from '../keys/ImportProblem.ts';
import type { PsbtReadProblem } from '../psbt/PsbtProblem.ts';

/** Kinds of texts that Kennel takes in somewhere. */
export type TakenText =
  /** `text` is what a form takes as its recipient: it may have stood in a sentence */
  | { readonly kind: 'address'; readonly text: string; readonly address: DogeAddress }
  | { readonly kind: 'payment-link'; readonly text: string; readonly problem: DogecoinUriProblem | null }
  /** a payment link of DogeConnect */
  | { readonly kind: 'bill'; readonly text: string; readonly problem: DogecoinUriProblem | null }
  /** several lines, each with an address and an amount */
  | { readonly kind: 'recipients'; readonly count: number }
  /** a recovery phrase, or much of one; a guess where they are as many plain words as a phrase has, and of no list */
  | { readonly kind: 'words'; readonly isGuess: boolean }
  /** a key that spends, in whichever way it is written, alone or with other text around it */
  | { readonly kind: 'private-key' }
  /** an extended public key; with its origin it belongs to a shared wallet */
  | { readonly kind: 'public-key'; readonly hasOrigin: boolean }
  | { readonly kind: 'shared-wallet'; readonly problem: MultisigProblem | null }
  | { readonly kind: 'psbt'; readonly problem: PsbtReadProblem | null }
  | { readonly kind: 'labels' }
  /** a signature, alone or under its text */
  | { readonly kind: 'signed-message' }
  /** what a site asks for; `parameter` is what its link starts the app with */
  | { readonly kind: 'site-request'; readonly parameter: string }
  /** what was paid, with the id of its transaction */
  | { readonly kind: 'receipt' }
  /** one of a row of codes, or all of it in one */
  | { readonly kind: 'code-part'; readonly content: CodeContent }
  /** a backup file of Kennel's */
  | { readonly kind: 'backup' }
  /** an encrypted one of another wallet, whose password opens it */
  | { readonly kind: 'wallet-backup' };

/** What a row of codes says it holds. */
export type CodeContent = 'psbt' | 'account' | 'other';

/** Why a text is known and not taken. */
export type UnsupportedText =
  /** an address of another coin or network, or in a form that Dogecoin has not */
  | { readonly kind: 'address'; readonly problem: AddressProblem }
  /** a payment link of another coin; its scheme */
  | { readonly kind: 'other-link'; readonly scheme: string }
  /** Dogecoin Core's own file: its `dumpwallet` writes one that is read */
  | { readonly kind: 'core-wallet-file' }
  /** what others need to make an encrypted key, or what proves that they did: neither holds the key */
  | { readonly kind: 'bip38-code'; readonly code: Bip38Code }
  /** bytes of a whole transaction */
  | { readonly kind: 'raw-transaction' }
  /** addresses of Dogecoin, and nothing says which is to be paid */
  | { readonly kind: 'several-addresses'; readonly count: number }
  /** 64 hex digits: a transaction's id, or a private key that nobody should paste */
  | { readonly kind: 'hash' };

/** What a text is, with the reason where it is not as it should be. Never the text of a secret. */
export type GivenText =
  | { readonly kind: 'empty' }
  | TakenText
  | { readonly kind: 'unsupported'; readonly reason: UnsupportedText }
  /** `problem` says what is wrong with it as an address: that is what people mostly mean */
  | { readonly kind: 'unknown'; readonly problem: AddressProblem | null };

/** Whether whoever sees such a text could take coins: it is held nowhere, and carried nowhere. */
export const isSecretText = ({ kind }: Pick<GivenText, 'kind'>): boolean =>
  kind === 'words' || kind === 'private-key';
