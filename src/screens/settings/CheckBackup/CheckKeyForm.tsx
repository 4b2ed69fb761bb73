// Typing or pasting a key from its backup, to compare it.
import { PasteField } from '../../../components/fields/PasteField.tsx';
import { SecretField } from '../../../components/fields/SecretField.tsx';
import { useKeyForm } from '../../../components/fields/useKeyForm.ts';
import { KEY_MESSAGES } from '../../../i18n/messages/accounts/importMessages.ts';
import { CHECK_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import type { CheckBackupEvents, CheckBackupView } from './CheckBackupScreen.types.ts';
import { CheckPage, canCompare } from './CheckPage.tsx';

/** The key is held only by the field. An encrypted copy needs its passphrase. */
export function CheckKeyForm(props: CheckBackupView & CheckBackupEvents) {
  const form = useKeyForm((source) => {
    if (source.kind !== 'wallet-text') props.onCheck(source);
  }, props.onGiven);
  const { isShown } = form;
  const isList = form.kind === 'key-list' || form.kind === 'encrypted-wallet';
  const isFilled = form.source !== null && !isList;
  const changed = (change: (text: string) => void) => (text: string) => {
    change(text);
    if (props.status !== 'typing') props.onClear();
  };
  return (
    <CheckPage {...props} isFilled={isFilled} onSubmit={form.read}>
      <PasteField
        label={props.kind === 'extended-key' ? MESSAGES.extendedKey : MESSAGES.key}
        text={form.text}
        onText={changed(form.setText)}
        isMasked={!isShown}
        mask={{ label: isShown ? MESSAGES.hideKey : MESSAGES.showKey, onToggle: form.toggleShown }}
        clear={{ label: MESSAGES.clearKey }}
        problem={isList ? MESSAGES.oneKey : null}
        onEnter={() => canCompare(props, isFilled) && form.read()}
      />
      {form.kind === 'encrypted-key' && (
        <SecretField
          label={KEY_MESSAGES.passphraseLabel}
          text={form.passphrase}
          onText={changed(form.setPassphrase)}
          hint={KEY_MESSAGES.passphraseHint}
        />
      )}
    </CheckPage>
  );
}
