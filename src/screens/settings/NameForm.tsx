// The one question behind both renamings: how shall it be called?
import { BottomAction } from '../../components/actions/BottomAction.tsx';
import { Identicon } from '../../components/art/Identicon.tsx';
import { Form } from '../../components/fields/Form.tsx';
import { NameField } from '../../components/fields/NameField.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { NAME_MESSAGES } from '../../i18n/messages/accounts/walletMessages.ts';
import styles from './NameForm.module.css';
import type { NameForm as NameFormView } from './NameForm.types.ts';

interface NameFormProps extends NameFormView {
  readonly title: string;
  /** said when another one has this name */
  readonly taken: string;
  readonly onText: (text: string) => void;
  readonly onSave: () => void;
}

/** The name stands beside its dog as it will stand everywhere, while it is typed. */
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
