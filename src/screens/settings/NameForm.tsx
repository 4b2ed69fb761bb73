// The form for renaming an account or a wallet.
import { BottomAction } from '../../components/actions/BottomAction.tsx';
import { Identicon } from '../../components/art/Identicon.tsx';
import { Form } from '../../components/fields/Form.tsx';
import { type NameDraft, NameField } from '../../components/fields/NameField.tsx';
import { Page } from '../../components/layout/Page.tsx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { NAME_MESSAGES } from '../../i18n/messages/accounts/walletMessages.ts';
import styles from './NameForm.module.css';

export interface NameEditing {
  readonly draft: NameDraft;
  /** for the avatar */
  readonly address: DogeAddress;
  /** the trimmed name that would be saved; the old one while the text is invalid */
  readonly preview: string;
  /** nothing would change */
  readonly isUnchanged: boolean;
  /** another one has this name */
  readonly isTaken: boolean;
}

export interface NameEditingEvents {
  readonly onText: (text: string) => void;
  readonly onSave: () => void;
}

interface NameFormProps extends NameEditing, NameEditingEvents {
  readonly title: string;
  /** message when another one has this name */
  readonly taken: string;
}

/** Previews the name beside its avatar while it is typed. */
export function NameForm(props: NameFormProps) {
  const { title, draft, address, preview, isUnchanged, isTaken, taken, onText, onSave } = props;
  const canSave = draft.problem === null && !isUnchanged;
  return (
    <Page
      title={title}
      bottom={<BottomAction label={NAME_MESSAGES.save} isEnabled={canSave} isBusy={false} onPress={onSave} />}
    >
      <div className={styles.preview} aria-hidden="true">
        <Identicon address={address} size={72} />
        <p className={styles.name} dir="auto">
          {preview}
        </p>
      </div>
      <Form canSubmit={canSave} onSubmit={onSave}>
        <NameField draft={draft} onText={onText} remark={isTaken ? taken : null} />
      </Form>
    </Page>
  );
}
