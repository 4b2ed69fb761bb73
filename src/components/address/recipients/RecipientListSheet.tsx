// A sheet for pasting, loading and editing several recipients: every invalid line shows why.
import { useRef, useState } from 'react';
import { Rounds } from '../../../domain/Rounds.ts';
import { LIST_MESSAGES as MESSAGES } from '../../../i18n/messages/send/recipientListMessages.ts';
import { Button } from '../../actions/Button.tsx';
import { Notice } from '../../feedback/Notice.tsx';
import { LongTextField } from '../../fields/LongTextField.tsx';
import { useForgetPreviousRender } from '../../fields/secretCleanup.ts';
import { CodeNotice, type OtherText } from '../../layout/CodeNotice.tsx';
import { Sheet } from '../../overlays/Sheet.tsx';
import { RecipientFile } from './RecipientFile.tsx';
import styles from './RecipientListSheet.module.css';
import { type ListedRecipient, type ListReading, RecipientListVerdict } from './RecipientListVerdict.tsx';

/** Parses and formats a list of payments. */
export interface RecipientListing<Payment extends ListedRecipient> {
  /** for example `D…, 12.5, Moon Coffee` */
  readonly example: string;
  /** null for a text that is too long */
  readonly read: (text: string) => ListReading<Payment> | null;
  /** @returns a text that parses to the same payments */
  readonly write: (payments: readonly Payment[]) => string;
  /** label of the button that uses this many */
  readonly action: (count: number) => string;
}

export interface RecipientListSheetProps<Payment extends ListedRecipient> extends ListTextEvents {
  readonly isOpen: boolean;
  /** the current payments */
  readonly payments: readonly Payment[];
  readonly listing: RecipientListing<Payment>;
  readonly onUse: (payments: readonly Payment[]) => void;
  readonly onClose: () => void;
}

export interface ListTextEvents {
  /** called with each change of the list. @returns the secret that it brought; null if none */
  readonly onListText: (before: string, after: string) => Promise<OtherText | null>;
}

/** Starts with the current list as text; unused edits are discarded with the sheet. */
export function RecipientListSheet<Payment extends ListedRecipient>(props: RecipientListSheetProps<Payment>) {
  return (
    <Sheet isOpen={props.isOpen} title={MESSAGES.title} onClose={props.onClose}>
      {props.isOpen && <ListForm {...props} />}
    </Sheet>
  );
}

function ListForm<Payment extends ListedRecipient>(props: RecipientListSheetProps<Payment>) {
  const { payments, listing, onUse, onClose, onListText } = props;
  const [text, setText] = useState(() => listing.write(payments));
  const [isUnreadable, setUnreadable] = useState(false);
  const [secret, setSecret] = useState<OtherText | null>(null);
  const rounds = useRef(new Rounds());
  useForgetPreviousRender(secret === null ? 'list' : 'secret');
  const list = listing.read(text);
  const count = list?.payments.length ?? 0;
  const canUse = list !== null && list.rejected.length === 0 && count > 0;
  const type = (typed: string) => {
    setUnreadable(false);
    setSecret(null);
    setText(typed);
    void look(typed);
  };
  /** A secret leaves with every line that is no payment: it may stand in several of them. */
  const look = async (typed: string) => {
    const round = rounds.current.begin();
    const found = await onListText(text, typed);
    if (found === null || !round.isLatest) return;
    setSecret(found);
    setText(listing.write(listing.read(typed)?.payments ?? []));
  };
  return (
    <div className={styles.form}>
      <LongTextField
        label={MESSAGES.label}
        text={text}
        onText={type}
        isCode
        placeholder={listing.example}
        hint={MESSAGES.hint}
        problem={list === null ? MESSAGES.tooLong : null}
      />
      <RecipientFile onText={type} onUnreadable={() => setUnreadable(true)} />
      <CodeNotice isReading={false} problem={secret} />
      {isUnreadable && <Notice tone="problem" isLive title={MESSAGES.unreadable} />}
      {list !== null && text.trim() !== '' && <RecipientListVerdict list={list} />}
      <Button
        tone="gold"
        isWide
        isDisabled={!canUse}
        onPress={() => {
          if (list !== null) onUse(list.payments);
          onClose();
        }}
      >
        {listing.action(count)}
      </Button>
    </div>
  );
}
