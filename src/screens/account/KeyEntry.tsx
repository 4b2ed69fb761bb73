// Pasting a key or an address into the one field that knows what it is.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Form } from '../../components/Form.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { PasteField } from '../../components/PasteField.tsx';
import { SecretField } from '../../components/SecretField.tsx';
import type { KeyForm } from '../../components/useKeyForm.ts';
import type { ImportProblem } from '../../domain/keys/ImportProblem.ts';
import { isSecretKind } from '../../domain/keys/kindOfKeyText.ts';
import { describeImportProblem } from '../../text/describeImportProblem.ts';
import { KEY_MESSAGES as MESSAGES } from '../../text/importMessages.ts';
import { KeyKindLine } from './KeyKindLine.tsx';

interface KeyEntryProps {
  readonly form: KeyForm;
  readonly problem: ImportProblem | null;
  readonly isReading: boolean;
  readonly isWatching: boolean;
  readonly onToWords: () => void;
  readonly onBack: (() => void) | undefined;
}

/** The problem of a passphrase stands under the passphrase, every other one under what was pasted. */
export function KeyEntry({ form, problem, isReading, isWatching, onToWords, onBack }: KeyEntryProps) {
  const { kind, isShown } = form;
  const canRead = form.source !== null && !isReading;
  const isSecret = isSecretKind(kind);
  const isAboutPassphrase = problem?.kind === 'encrypted-key' && problem.problem.kind === 'wrong-passphrase';
  const sentence = problem === null ? null : describeImportProblem(problem);
  return (
    <Page
      onBack={onBack}
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
          isMasked={isSecret && !isShown}
          {...(isSecret
            ? { mask: { label: isShown ? MESSAGES.hide : MESSAGES.show, onToggle: form.toggleShown } }
            : {})}
          clear={{ label: MESSAGES.clear }}
          problem={isAboutPassphrase ? null : sentence}
          hint={<KeyKindLine kind={kind} onToWords={onToWords} />}
          onEnter={() => canRead && form.read()}
        />
        {kind === 'encrypted-key' && (
          <SecretField
            label={MESSAGES.passphraseLabel}
            text={form.passphrase}
            onText={form.setPassphrase}
            problem={isAboutPassphrase ? sentence : null}
            hint={MESSAGES.passphraseHint}
          />
        )}
      </Form>
    </Page>
  );
}
