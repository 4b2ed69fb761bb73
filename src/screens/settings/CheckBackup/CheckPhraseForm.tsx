// Typing recovery words from the paper, to compare them.
import { Notice } from '../../../components/feedback/Notice.tsx';
import { PhraseHints } from '../../../components/fields/PhraseHints.tsx';
import { SecretField } from '../../../components/fields/SecretField.tsx';
import { usePhraseForm } from '../../../components/fields/usePhraseForm.ts';
import { WordCounts, WordFields } from '../../../components/fields/WordFields.tsx';
import { describePhraseProblem } from '../../../i18n/messages/accounts/describeImportProblem.ts';
import { ENTRY_MESSAGES, wordNumberLabel } from '../../../i18n/messages/accounts/importMessages.ts';
import { CHECK_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import type { CheckBackupEvents, CheckBackupView } from './CheckBackupScreen.types.ts';
import { CheckPage, canCompare } from './CheckPage.tsx';

/** The words are held only by the fields. */
export function CheckPhraseForm(props: CheckBackupView & CheckBackupEvents) {
  const form = usePhraseForm(
    (text, passphrase) => props.onCheck({ kind: 'phrase', text, passphrase }),
    props.onGiven,
  );
  const { draft, unknown, named, read: check } = form;
  /** a result refers to the text before the change */
  const changed =
    <Args extends readonly unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      change(...args);
      if (props.status !== 'typing') props.onClear();
    };
  return (
    <CheckPage {...props} isFilled={form.isFilled} onSubmit={check}>
      <WordFields
        label={MESSAGES.words}
        typed={draft.typed}
        onEntry={changed(form.enter)}
        onChange={form.hear}
        offersFor={form.offersFor}
        offersLabel={ENTRY_MESSAGES.chips}
        wordNumberLabel={wordNumberLabel}
        wrongPositions={unknown.map(({ position }) => position)}
        onHere={form.beHere}
        onEnter={() => canCompare(props, form.isFilled) && check()}
      />
      {named !== null && <Notice tone="problem" isLive title={describePhraseProblem(named)} />}
      <PhraseHints
        unknown={unknown}
        swaps={form.swapsOf(props.status === 'unreadable' ? props.problem : null)}
        onReplace={changed(form.replace)}
        onSwap={changed(form.swap)}
      />
      <WordCounts label={ENTRY_MESSAGES.count} count={draft.typed.count} onCount={changed(form.setCount)} />
      {props.kind === 'words-and-passphrase' && (
        <SecretField
          label={MESSAGES.passphrase}
          text={draft.passphrase}
          onText={changed(form.setPassphrase)}
          hint={MESSAGES.passphraseHint}
        />
      )}
    </CheckPage>
  );
}
