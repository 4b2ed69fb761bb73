// To whom: an address typed, pasted, scanned or picked, or a list of several; and what is known of the one.
import { type ReactNode, useState } from 'react';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import { describeRecipientProblem } from '../text/describeAddressProblem.ts';
import { describeLink, LIST_MESSAGES } from '../text/sendMessages.ts';
import { AddressField } from './AddressField.tsx';
import { CodeNotice, type CodeProblem } from './CodeNotice.tsx';
import { LookAlikeNotice } from './LookAlikeNotice.tsx';
import type { KnownReceivers, RecipientDraft } from './ReceiverDraft.ts';
import { ReceiverLine } from './ReceiverLine.tsx';
import { ReceiverTools } from './ReceiverTools.tsx';
import { ReceiverPicker } from './receiver/ReceiverPicker.tsx';

/** Several receivers in place of one. */
export interface SeveralReceivers {
  /** what stands there instead of the field; null with one receiver. @param onEdit - opens the list */
  readonly card: ((onEdit: () => void) => ReactNode) | null;
  /** where the list is written; drawn from its first opening on */
  readonly sheet: (isOpen: boolean, onClose: () => void) => ReactNode;
}

export interface ReceiverFieldsProps {
  readonly recipient: RecipientDraft;
  readonly known: KnownReceivers;
  readonly isReadingCode: boolean;
  readonly codeProblem: CodeProblem | null;
  readonly isDisabled: boolean;
  /** null where there is only one */
  readonly several: SeveralReceivers | null;
  readonly onRecipientText: (text: string) => void;
  /** null where the clipboard cannot be read */
  readonly onPaste: (() => void) | null;
  /** null where the host has no scanner */
  readonly onScan: (() => void) | null;
  readonly onPicture: (file: File) => void;
  readonly onPick: (address: DogeAddress) => void;
}

type OpenSheet = 'none' | 'contacts' | 'list';

/** One receiver with the ways to name it, or the list. */
export function ReceiverFields(props: ReceiverFieldsProps) {
  const { several, known, onPick } = props;
  const [sheet, setSheet] = useState<OpenSheet>('none');
  const [hasListed, setListed] = useState(false);
  const close = () => setSheet('none');
  const editList = () => {
    setListed(true);
    setSheet('list');
  };
  return (
    <>
      {several?.card ? (
        several.card(editList)
      ) : (
        <OneReceiver {...props} onContacts={() => setSheet('contacts')} onSeveral={editList} />
      )}
      <ReceiverPicker isOpen={sheet === 'contacts'} known={known} onPick={onPick} onClose={close} />
      {hasListed && several?.sheet(sheet === 'list', close)}
    </>
  );
}

interface OneReceiverProps extends ReceiverFieldsProps {
  readonly onContacts: () => void;
  readonly onSeveral: () => void;
}

function OneReceiver(props: OneReceiverProps) {
  const { several, isDisabled, onScan, onPicture, onContacts, onSeveral } = props;
  const { text, address, problem, link, standing } = props.recipient;
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
        onPaste={props.onPaste}
      />
      {standing !== null && standing.kind !== 'look-alike' && <ReceiverLine standing={standing} />}
      {address !== null && standing?.kind === 'look-alike' && (
        <LookAlikeNotice address={address} standing={standing} />
      )}
      <CodeNotice isReading={props.isReadingCode} problem={props.codeProblem} />
      {text === '' && !isDisabled && (
        <ReceiverTools
          onScan={onScan}
          onPicture={onPicture}
          onContacts={onContacts}
          {...(several !== null && { onSeveral })}
        />
      )}
    </>
  );
}
