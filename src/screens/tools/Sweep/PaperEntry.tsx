// Pasting the private key of a paper wallet.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import type { GivenView } from '../../../components/fields/GivenEvents.ts';
import { PasteField } from '../../../components/fields/PasteField.tsx';
import { SecretField } from '../../../components/fields/SecretField.tsx';
import { shownKind } from '../../../components/fields/useKeyForm.ts';
import { CodeNotice } from '../../../components/layout/CodeNotice.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import type { ImportProblem } from '../../../domain/keys/ImportProblem.ts';
import { describeImportProblem } from '../../../i18n/messages/accounts/describeImportProblem.ts';
import { describeKeyTextKind } from '../../../i18n/messages/accounts/importMessages.ts';
import { SWEEP_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/toolMessages.ts';
import type { PaperForm } from './usePaperForm.ts';

interface PaperEntryProps extends GivenView {
  readonly form: PaperForm;
  readonly problem: ImportProblem | null;
  readonly isReading: boolean;
}

const isWrongPassphrase = (problem: ImportProblem | null): boolean =>
  problem?.kind === 'encrypted-key' && problem.problem.kind === 'wrong-passphrase';

/** Passphrase problems are shown under the passphrase, all others under the key. */
export function PaperEntry({ form, problem, isReading, other = null, isNoPhrase = false }: PaperEntryProps) {
  const canRead = form.source !== null && !isReading;
  const isAboutPassphrase = isWrongPassphrase(problem);
  const sentence = problem === null ? null : describeImportProblem(problem);
  const refusal = form.isElsewhere ? MESSAGES.notAKey : isAboutPassphrase ? null : sentence;
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
          problem={other === null ? refusal : null}
          hint={other === null && describeKeyTextKind(shownKind(form.kind, isNoPhrase))}
          onEnter={() => canRead && form.read()}
        />
        <CodeNotice isReading={false} problem={other} />
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
