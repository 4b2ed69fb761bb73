// The sheet that edits a contact: its name, and its address typed, pasted, scanned or read from a picture.

import { Button } from '../../../components/actions/Button.tsx';
import { AddressField } from '../../../components/address/AddressField.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { RecipientTools } from '../../../components/address/RecipientTools.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { NameField } from '../../../components/fields/NameField.tsx';
import { CodeNotice } from '../../../components/layout/CodeNotice.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { describeRecipientProblem } from '../../../i18n/messages/send/describeAddressProblem.ts';
import {
  alreadyContact,
  CONTACTS_MESSAGES as MESSAGES,
  ownAddress,
} from '../../../i18n/messages/settings/contactMessages.ts';
import styles from './ContactsScreen.module.css';
import type { ContactDraft, ContactsEvents } from './ContactsScreen.types.ts';

interface ContactFormProps
  extends Pick<
    ContactsEvents,
    'onAddressText' | 'onPasted' | 'onPaste' | 'onScan' | 'onPicture' | 'onNameText' | 'onSave' | 'onLeave'
  > {
  readonly draft: ContactDraft | null;
}

/** Open while there is a draft. */
export function ContactForm({ draft, ...on }: ContactFormProps) {
  const isRenaming = draft?.kind === 'rename';
  return (
    <Sheet isOpen={draft !== null} title={isRenaming ? MESSAGES.rename : MESSAGES.add} onClose={on.onLeave}>
      {draft !== null && (
        <Form canSubmit={draft.canSave} onSubmit={on.onSave}>
          {isRenaming && draft.address !== null ? (
            <p className={styles.whole}>
              <AddressText address={draft.address} />
            </p>
          ) : (
            <AddressPart {...on} draft={draft} />
          )}
          <NameField
            draft={nameDraftOf(draft)}
            onText={on.onNameText}
            remark={draft.isTaken ? MESSAGES.nameTaken : null}
          />
          <Button tone="gold" isWide isDisabled={!draft.canSave} onPress={on.onSave}>
            {isRenaming ? MESSAGES.saveName : MESSAGES.save}
          </Button>
        </Form>
      )}
    </Sheet>
  );
}

/** An untouched name isn't marked as invalid. */
const nameDraftOf = ({ name }: ContactDraft) => (name.text === '' ? { ...name, problem: null } : name);

function AddressPart({ draft, ...on }: ContactFormProps & { readonly draft: ContactDraft }) {
  const { addressText, address, problem, called, own } = draft;
  return (
    <>
      <AddressField
        label={MESSAGES.addressLabel}
        text={addressText}
        address={address}
        problem={problem && problem.kind !== 'empty' ? describeRecipientProblem(problem) : null}
        hint={null}
        onText={on.onAddressText}
        onPasted={on.onPasted}
        onPaste={on.onPaste}
      />
      {called !== null && <Notice tone="note" title={alreadyContact(called)} />}
      {own !== null && <Notice tone="note" title={ownAddress(own)} />}
      <CodeNotice isReading={draft.isReadingCode} problem={draft.codeProblem} />
      {addressText === '' && <RecipientTools onScan={on.onScan} onPicture={on.onPicture} />}
    </>
  );
}
