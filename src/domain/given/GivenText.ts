/**
 * Kinds of text that a user pastes, scans or opens, or that another app shares. Lightweight: `readGivenText`, which classifies them, is
 * heavy.
 */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { DogecoinUriProblem } from '../address/dogecoinUri.ts';
import type { AddressProblem } from '../address/parseAddress.ts';
import type { Bip38Code } from '../keys/encryptedKeyText.ts';
import type { MultisigProblem } from '../keys/ImportProblem.ts';
import type { PsbtReadProblem } from '../psbt/PsbtProblem.ts';

/** Kinds of text that some part of Kennel accepts. */
export type TakenText =
  /** `text` is for the recipient field: it may have been taken from a sentence */
  | { readonly kind: 'address'; readonly text: string; readonly address: DogeAddress }
  | { readonly kind: 'payment-link'; readonly text: string; readonly problem: DogecoinUriProblem | null }
  /** a DogeConnect payment link */
  | { readonly kind: 'bill'; readonly text: string; readonly problem: DogecoinUriProblem | null }
  /** several lines, each with an address and an amount */
  | { readonly kind: 'recipients'; readonly count: number }
  /** all or most of a recovery phrase; a guess when it has a phrase's number of plain words, but is in no word list */
  | { readonly kind: 'words'; readonly isGuess: boolean }
  /** a spending key in any notation, alone or with other text around it */
  | { readonly kind: 'private-key' }
  /** an extended public key; one with its origin belongs to a multisig wallet */
  | { readonly kind: 'public-key'; readonly hasOrigin: boolean }
  | { readonly kind: 'shared-wallet'; readonly problem: MultisigProblem | null }
  | { readonly kind: 'psbt'; readonly problem: PsbtReadProblem | null }
  | { readonly kind: 'labels' }
  /** a signature, alone or under its text */
  | { readonly kind: 'signed-message' }
  /** a site's request; `parameter` is the start parameter of its link */
  | { readonly kind: 'site-request'; readonly parameter: string }
  /** a receipt, with the txid of a payment */
  | { readonly kind: 'receipt' }
  /** one code of a series, or a single code with all of it */
  | { readonly kind: 'code-part'; readonly content: CodeContent }
  /** a Kennel backup file */
  | { readonly kind: 'backup' }
  /** another wallet's encrypted backup, to be opened with its password */
  | { readonly kind: 'wallet-backup' };

/** The declared content of a code series. */
export type CodeContent = 'psbt' | 'account' | 'other';

/** Why a recognized text is not accepted. */
export type UnsupportedText =
  /** an address of another coin or network, or in a form that Dogecoin does not have */
  | { readonly kind: 'address'; readonly problem: AddressProblem }
  /** a payment link of another coin, with its scheme */
  | { readonly kind: 'other-link'; readonly scheme: string }
  /** Dogecoin Core's own wallet file: its `dumpwallet` writes a text that can be imported */
  | { readonly kind: 'core-wallet-file' }
  /** input for making an encrypted key, or the proof that one was made: neither holds the key */
  | { readonly kind: 'bip38-code'; readonly code: Bip38Code }
  /** a whole raw transaction */
  | { readonly kind: 'raw-transaction' }
  /** Dogecoin addresses, without any sign which is to be paid */
  | { readonly kind: 'several-addresses'; readonly count: number }
  /** 64 hex digits: a txid, or a private key that should not be pasted */
  | { readonly kind: 'hash' };

/** The kind of a text, with the problem if it is invalid. Never contains the text of a secret. */
export type GivenText =
  | { readonly kind: 'empty' }
  | TakenText
  | { readonly kind: 'unsupported'; readonly reason: UnsupportedText }
  /** `problem`: why it is not an address, which is what people mostly mean */
  | { readonly kind: 'unknown'; readonly problem: AddressProblem | null };

/** Whether such a text gives access to coins: it must never be stored or passed on. */
export const isSecretText = ({ kind }: Pick<GivenText, 'kind'>): boolean =>
  kind === 'words' || kind === 'private-key';
