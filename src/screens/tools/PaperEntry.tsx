// Pasting the private key of a paper wallet.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Form } from '../../components/Form.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { PasteField } from '../../components/PasteField.tsx';
import { SecretField } from '../../components/SecretField.tsx';
import type { ImportProblem } from '../../domain/keys/ImportProblem.ts';
import { describeImportProblem } from '../../text/describeImportProblem.ts';
import { describeKeyTextKind } from '../../text/importMessages.ts';
import { SWEEP_MESSAGES as MESSAGES } from '../../text/toolMessages.ts';
import type { PaperForm } from './usePaperForm.ts';

interface PaperEntryProps {
  readonly form: PaperForm;
  readonly problem: ImportProblem | null;
  readonly isReading: boolean;
}

/** The problem of a passphrase stands under the passphrase, every other one under the key. */
export function PaperEntry({ form, problem, isReading }: PaperEntryProps) {
  const canRead = form.source !== null && !isReading;
  const isAboutPassphrase = problem?.kind === 'encrypted-key' && problem.problem.kind === 'wrong-passphrase';
  const sentence = problem === null ? null : describeImportProblem(problem);
  return (
    <Page
      bottom={
        <BottomAction
          label={isReading ? MESSAGES.searching : MESSAGES.inspect}
          onPress={form.read}
          isEnabled={canRead}
          isBusy={isReading}
        />
      }
    >
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <Form canSubmit={canRead} onSubmit={form.read}>
        <PasteField
          label={MESSAGES.label}
          placeholder={MESSAGES.placeholder}
          text={form.text}
          onText={form.setText}
          isMasked={!form.isShown}
          mask={{ label: form.isShown ? MESSAGES.hide : MESSAGES.show, onToggle: form.toggleShown }}
          clear={{ label: MESSAGES.clear }}
          problem={form.isElsewhere ? MESSAGES.notAKey : isAboutPassphrase ? null : sentence}
          hint={describeKeyTextKind(form.kind)}
          onEnter={() => canRead && form.read()}
        />
        {form.kind === 'encrypted-key' && (
          <SecretField
            label={MESSAGES.passphrase}
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
