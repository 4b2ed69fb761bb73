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
import { placeLabel, tooManyWords, ENTRY_WORDS as WORDS } from '../../text/importWords.ts';

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
          label={isReading ? WORDS.reading : WORDS.find}
          onPress={form.read}
          isEnabled={canRead}
          isBusy={isReading}
        />
      }
    >
      <Lead title={WORDS.title} text={WORDS.text} />
      <Form canSubmit={canRead} onSubmit={form.read}>
        <WordFields
          label={WORDS.grid}
          typed={draft.typed}
          onEntry={form.enter}
          offersFor={form.offersFor}
          offersLabel={WORDS.chips}
          placeLabel={placeLabel}
          wrongPlaces={unknown.map(({ place }) => place)}
          onHere={form.beHere}
          onEnter={() => canRead && form.read()}
        />
        {draft.tooMany > 0 && (
          <Notice tone="caution" isLive title={WORDS.tooMany} text={tooManyWords(draft.tooMany)} />
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
        <WordCounts label={WORDS.count} count={draft.typed.count} onCount={form.setCount} />
        {draft.isPasted && (
          <Notice tone="note" isLive title={WORDS.clipboardTitle} text={WORDS.clipboardText} />
        )}
        <Disclosure title={WORDS.passphrase} isOpen={draft.hasPassphrase} onToggle={form.togglePassphrase}>
          <SecretField
            label={WORDS.passphraseLabel}
            text={draft.passphrase}
            onText={form.setPassphrase}
            hint={WORDS.passphraseHint}
          />
        </Disclosure>
      </Form>
    </Page>
  );
}
