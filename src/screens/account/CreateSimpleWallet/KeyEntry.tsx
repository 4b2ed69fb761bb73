// One field for pasting a key or an address, which detects the kind.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import type { GivenView } from '../../../components/fields/GivenEvents.ts';
import { PasteField } from '../../../components/fields/PasteField.tsx';
import { SecretField } from '../../../components/fields/SecretField.tsx';
import { type KeyForm, shownKind } from '../../../components/fields/useKeyForm.ts';
import { CodeNotice } from '../../../components/layout/CodeNotice.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { isSecretKind } from '../../../domain/keys/detectKeyFormat.ts';
import type { ImportProblem } from '../../../domain/keys/ImportProblem.ts';
import { describeImportProblem } from '../../../i18n/messages/accounts/describeImportProblem.ts';
import { KEY_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/importMessages.ts';
import { KeyKindLine } from './KeyKindLine.tsx';
import { WalletFileChoice } from './WalletFileChoice.tsx';

interface KeyEntryProps extends GivenView {
  readonly form: KeyForm;
  readonly problem: ImportProblem | null;
  readonly isReading: boolean;
  readonly isWatching: boolean;
  readonly onToWords: () => void;
}

/** Passphrase problems are shown under the passphrase, all others under the pasted text. */
export function KeyEntry(props: KeyEntryProps) {
  const { form, problem, isReading, isWatching, onToWords, other = null, isNoPhrase = false } = props;
  const canRead = form.source !== null && !isReading;
  const isAboutPassphrase = isWrongPassphrase(problem);
  const sentence = problem === null ? null : describeImportProblem(problem);
  return (
    <Page
      bottom={
        <BottomAction
          label={isReading ? MESSAGES.reading : MESSAGES.find}
          onPress={form.read}
          isEnabled={canRead}
          isBusy={isReading}
        />
      }
    >
      <Lead
        title={isWatching ? MESSAGES.watchTitle : MESSAGES.title}
        text={isWatching ? MESSAGES.watchText : MESSAGES.text}
      />
      <Form canSubmit={canRead} onSubmit={form.read}>
        <PasteField
          label={isWatching ? MESSAGES.watchLabel : MESSAGES.label}
          placeholder={isWatching ? MESSAGES.watchPlaceholder : MESSAGES.placeholder}
          text={form.text}
          onText={form.setText}
          {...masking(form)}
          clear={{ label: MESSAGES.clear }}
          problem={isAboutPassphrase ? null : sentence}
          hint={
            other === null && <KeyKindLine kind={shownKind(form.kind, isNoPhrase)} onToWords={onToWords} />
          }
          onEnter={() => canRead && form.read()}
        />
        <CodeNotice isReading={false} problem={other} />
        <PassphraseField form={form} problem={isAboutPassphrase ? sentence : null} />
      </Form>
      {!isWatching && form.text === '' && <WalletFileChoice onText={form.setText} />}
    </Page>
  );
}

interface PassphraseFieldProps {
  readonly form: KeyForm;
  readonly problem: string | null;
}

/** Shown only if the pasted text needs one. */
function PassphraseField({ form, problem }: PassphraseFieldProps) {
  if (form.kind !== 'encrypted-key' && form.kind !== 'encrypted-wallet') return null;
  const isKey = form.kind === 'encrypted-key';
  return (
    <SecretField
      label={isKey ? MESSAGES.passphraseLabel : MESSAGES.walletPasswordLabel}
      text={form.passphrase}
      onText={form.setPassphrase}
      problem={problem}
      hint={isKey ? MESSAGES.passphraseHint : MESSAGES.walletPasswordHint}
    />
  );
}

/** Problems shown under the passphrase instead of the pasted text. */
function isWrongPassphrase(problem: ImportProblem | null): boolean {
  if (problem?.kind === 'encrypted-key') return problem.problem.kind === 'wrong-passphrase';
  return problem?.kind === 'wallet-text' && problem.problem.kind === 'wrong-password';
}

/** Secrets are masked until shown. */
function masking({ kind, isShown, toggleShown }: KeyEntryProps['form']) {
  if (!isSecretKind(kind)) return { isMasked: false };
  return {
    isMasked: !isShown,
    mask: { label: isShown ? MESSAGES.hide : MESSAGES.show, onToggle: toggleShown },
  };
}
