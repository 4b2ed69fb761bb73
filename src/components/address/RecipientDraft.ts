/** What the fields for a recipient show: one that is typed, or whom the person may pick. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { DogecoinUriProblem } from '../../domain/address/dogecoinUri.ts';
import type { NamedAddress, RecipientTrust } from '../../domain/address/judgeRecipient.ts';
import type { AddressProblem } from '../../domain/address/parseAddress.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';

/** What a pasted `dogecoin:` link said beside the address. */
export interface RecognisedLink {
  /** koinu; null when the link asks for none */
  readonly amount: Koinu | null;
  /** whom the link says it pays; anybody can write that */
  readonly label: string | null;
  readonly message: string | null;
}

/** The recipient's field. */
export interface RecipientDraft {
  readonly text: string;
  /** null while the text is empty or refused */
  readonly address: DogeAddress | null;
  /** null while the text is empty or good */
  readonly problem: AddressProblem | DogecoinUriProblem | null;
  /** set when the text was a payment link */
  readonly link: RecognisedLink | null;
  /** what is known of the address; null while there is none */
  readonly trust: RecipientTrust | null;
}

/** Whom the person may pick instead of typing. */
export interface KnownRecipients {
  readonly contacts: readonly NamedAddress[];
  /** accounts of ours, without the one on show */
  readonly own: readonly NamedAddress[];
  /** one-time scripts of ours: nobody is to be paid there; absent: none is known */
  readonly commitAddresses?: ReadonlySet<string>;
}
