// Typing or pasting recovery words, with a passphrase for those who set one.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { Form } from '../../components/Form.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { PhraseHints } from '../../components/PhraseHints.tsx';
import { SecretField } from '../../components/SecretField.tsx';
import type { PhraseForm } from '../../components/usePhraseForm.ts';
import { WordCounts, WordFields } from '../../components/WordFields.tsx';
import type { ImportProblem } from '../../domain/keys/ImportProblem.ts';
import { describeImportProblem } from '../../text/describeImportProblem.ts';
import { ENTRY_MESSAGES as MESSAGES, tooManyWords, wordNumberLabel } from '../../text/importMessages.ts';

interface PhraseEntryProps {
  readonly form: PhraseForm;
  readonly problem: ImportProblem | null;
  readonly isReading: boolean;
  readonly onBack: (() => void) | undefined;
}

/** One action, possible once every place is filled with a listed word. */
export function PhraseEntry({ form, problem, isReading, onBack }: PhraseEntryProps) {
  const { draft, unknown } = form;
  const canRead = form.isFilled && unknown.length === 0 && !isReading;
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
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <Form canSubmit={canRead} onSubmit={form.read}>
        <WordFields
          label={MESSAGES.grid}
          typed={draft.typed}
          onEntry={form.enter}
          offersFor={form.offersFor}
          offersLabel={MESSAGES.chips}
          wordNumberLabel={wordNumberLabel}
          wrongPlaces={unknown.map(({ place }) => place)}
          onHere={form.beHere}
          onEnter={() => canRead && form.read()}
        />
        {draft.tooMany > 0 && (
          <Notice tone="caution" isLive title={MESSAGES.tooMany} text={tooManyWords(draft.tooMany)} />
        )}
        {problem !== null && unknown.length === 0 && (
          <Notice tone="problem" isLive title={describeImportProblem(problem)} />
        )}
        <PhraseHints
          unknown={unknown}
          swaps={form.swapsOf(problem)}
          onReplace={form.replace}
          onSwap={form.swap}
        />
        <WordCounts label={MESSAGES.count} count={draft.typed.count} onCount={form.setCount} />
        {draft.isPasted && (
          <Notice tone="note" isLive title={MESSAGES.clipboardTitle} text={MESSAGES.clipboardText} />
        )}
        <Disclosure title={MESSAGES.passphrase} isOpen={draft.hasPassphrase} onToggle={form.togglePassphrase}>
          <SecretField
            label={MESSAGES.passphraseLabel}
            text={draft.passphrase}
            onText={form.setPassphrase}
            hint={MESSAGES.passphraseHint}
          />
        </Disclosure>
      </Form>
    </Page>
  );
}
