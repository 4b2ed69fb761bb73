// The recipient: typed, pasted, scanned or picked, or a recent one; and what is known of the address.
import { useState } from 'react';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { DogecoinUriProblem } from '../../domain/address/dogecoinUri.ts';
import type { RecipientTrust } from '../../domain/address/judgeRecipient.ts';
import type { AddressProblem } from '../../domain/address/parseAddress.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import { describeRecipientProblem } from '../../i18n/messages/send/describeAddressProblem.ts';
import { LIST_MESSAGES } from '../../i18n/messages/send/recipientListMessages.ts';
import { describeLink } from '../../i18n/messages/send/recipientMessages.ts';
import { CodeNotice, type CodeProblem } from '../layout/CodeNotice.tsx';
import { AddressField } from './AddressField.tsx';
import { LookAlikeNotice } from './LookAlikeNotice.tsx';
import { type RecentRecipient, RecentRecipients } from './RecentRecipients.tsx';
import { RecipientLine } from './RecipientLine.tsx';
import { RecipientTools } from './RecipientTools.tsx';
import { type KnownRecipients, RecipientPicker } from './recipients/RecipientPicker.tsx';

/** The contents of a pasted `dogecoin:` link besides the address. */
export interface RecognisedLink {
  /** koinu; null if the link requests none */
  readonly amount: Koinu | null;
  /** the recipient by the link's claim, untrusted */
  readonly label: string | null;
  readonly message: string | null;
}

export interface RecipientDraft {
  readonly text: string;
  /** null while the text is empty or invalid */
  readonly address: DogeAddress | null;
  /** null while the text is empty or valid */
  readonly problem: AddressProblem | DogecoinUriProblem | null;
  /** set if the text was a payment link */
  readonly link: RecognisedLink | null;
  /** what is known of the address; null without one */
  readonly trust: RecipientTrust | null;
}

export interface RecipientForm {
  readonly recipient: RecipientDraft;
  readonly known: KnownRecipients;
  /** a few to pay again, most recent first */
  readonly recent: readonly RecentRecipient[];
  /** a picture is being read */
  readonly isReadingCode: boolean;
  /** why the last code contained no recipient; null again on any change */
  readonly codeProblem: CodeProblem | null;
}

export interface RecipientEvents {
  readonly onRecipientText: (text: string) => void;
  /** receives text pasted by hand, unchanged */
  readonly onPasted?: ((text: string) => void) | undefined;
  /** pastes the recipient from the clipboard; null if it can't be read */
  readonly onPaste: (() => void) | null;
  /** opens the host's scanner; null without one */
  readonly onScan: (() => void) | null;
  /** reads a code from a picture */
  readonly onPicture: (file: File) => void;
  /** picks a known recipient */
  readonly onPick: (address: DogeAddress) => void;
}

export interface RecipientFieldsProps extends RecipientForm, RecipientEvents {
  readonly isDisabled: boolean;
}

/** The field with the ways to fill it, which are hidden once it isn't empty. */
export function RecipientFields(props: RecipientFieldsProps) {
  const { known, recent, isDisabled, onScan, onPicture, onPick } = props;
  const [isPicking, setPicking] = useState(false);
  const { text, address, problem, link, trust } = props.recipient;
  return (
    <>
      <AddressField
        label={LIST_MESSAGES.to}
        text={text}
        address={address}
        problem={problem && problem.kind !== 'empty' ? describeRecipientProblem(problem) : null}
        hint={link && describeLink(link)}
        isDisabled={isDisabled}
        onText={props.onRecipientText}
        onPasted={props.onPasted}
        onPaste={props.onPaste}
      />
      {trust !== null && trust.kind !== 'look-alike' && <RecipientLine trust={trust} />}
      {address !== null && trust?.kind === 'look-alike' && (
        <LookAlikeNotice address={address} trust={trust} />
      )}
      <CodeNotice isReading={props.isReadingCode} problem={props.codeProblem} />
      {text === '' && !isDisabled && (
        <>
          <RecipientTools onScan={onScan} onPicture={onPicture} onContacts={() => setPicking(true)} />
          <RecentRecipients recipients={recent} onPick={onPick} />
        </>
      )}
      <RecipientPicker isOpen={isPicking} known={known} onPick={onPick} onClose={() => setPicking(false)} />
    </>
  );
}
