// Typing or pasting recovery words, with an optional passphrase.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import type { GivenView } from '../../../components/fields/GivenEvents.ts';
import { PhraseHints } from '../../../components/fields/PhraseHints.tsx';
import { SecretField } from '../../../components/fields/SecretField.tsx';
import type { PhraseForm } from '../../../components/fields/usePhraseForm.ts';
import { WordCounts, WordFields } from '../../../components/fields/WordFields.tsx';
import { CodeNotice } from '../../../components/layout/CodeNotice.tsx';
import { Disclosure } from '../../../components/layout/Disclosure.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import type { ImportProblem } from '../../../domain/keys/ImportProblem.ts';
import {
  describeImportProblem,
  describePhraseProblem,
} from '../../../i18n/messages/accounts/describeImportProblem.ts';
import {
  ENTRY_MESSAGES as MESSAGES,
  tooManyWords,
  wordNumberLabel,
} from '../../../i18n/messages/accounts/importMessages.ts';

interface PhraseEntryProps extends Pick<GivenView, 'other'> {
  readonly form: PhraseForm;
  readonly problem: ImportProblem | null;
  readonly isReading: boolean;
}

/** Submitting requires a listed word at every position. */
export function PhraseEntry({ form, problem, isReading, other = null }: PhraseEntryProps) {
  const { draft, unknown, named } = form;
  const canRead = form.isFilled && unknown.length === 0 && !isReading;
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
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <Form canSubmit={canRead} onSubmit={form.read}>
        <WordFields
          label={MESSAGES.grid}
          typed={draft.typed}
          onEntry={form.enter}
          onChange={form.hear}
          offersFor={form.offersFor}
          offersLabel={MESSAGES.chips}
          wordNumberLabel={wordNumberLabel}
          wrongPositions={unknown.map(({ position }) => position)}
          onHere={form.beHere}
          onEnter={() => canRead && form.read()}
        />
        <CodeNotice isReading={false} problem={other} />
        {draft.untaken.length > 0 && named === null && (
          <Notice tone="caution" isLive title={MESSAGES.tooMany} text={tooManyWords(draft.untaken.length)} />
        )}
        {named !== null && <Notice tone="problem" isLive title={describePhraseProblem(named)} />}
        {problem !== null && named === null && unknown.length === 0 && (
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
