// Typing recovery words from the paper, to compare them.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Form } from '../../components/Form.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { PhraseHints } from '../../components/PhraseHints.tsx';
import { SecretField } from '../../components/SecretField.tsx';
import { usePhraseForm } from '../../components/usePhraseForm.ts';
import { WordCounts, WordFields } from '../../components/WordFields.tsx';
import { ENTRY_WORDS, placeLabel } from '../../text/importWords.ts';
import { CHECK_WORDS as WORDS } from '../../text/securityWords.ts';
import { CheckAnswer, CheckIntroduction } from './CheckAnswer.tsx';
import type { CheckBackupEvents, CheckBackupView } from './CheckBackupScreen.types.ts';

/** The words live in the fields and go with the form. */
export function CheckPhraseForm(props: CheckBackupView & CheckBackupEvents) {
  const form = usePhraseForm(props.onCheck);
  const { draft, unknown, read: check } = form;
  const isBusy = props.status === 'checking';
  const canCheck = form.isFilled && !isBusy;
  /** an answer is about what was typed before */
  const changed =
    <Args extends readonly unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      change(...args);
      if (props.status !== 'typing') props.onClear();
    };
  return (
    <Page
      onBack={props.onBack}
      bottom={
        <BottomAction
          label={isBusy ? WORDS.checking : WORDS.check}
          onPress={check}
          isEnabled={canCheck}
          isBusy={isBusy}
        />
      }
    >
      <Lead title={WORDS.title} text={<CheckIntroduction walletName={props.walletName} />} />
      <CheckAnswer {...props} />
      <Form canSubmit={canCheck} onSubmit={check}>
        <WordFields
          label={WORDS.words}
          typed={draft.typed}
          onEntry={changed(form.enter)}
          offersFor={form.offersFor}
          offersLabel={ENTRY_WORDS.chips}
          placeLabel={placeLabel}
          wrongPlaces={unknown.map(({ place }) => place)}
          onHere={form.beHere}
          onEnter={() => canCheck && check()}
        />
        <PhraseHints
          unknown={unknown}
          swaps={form.swapsOf(props.status === 'unreadable' ? props.problem : null)}
          onReplace={changed(form.replace)}
          onSwap={changed(form.swap)}
        />
        <WordCounts label={ENTRY_WORDS.count} count={draft.typed.count} onCount={changed(form.setCount)} />
        {props.kind === 'words-and-passphrase' && (
          <SecretField
            label={WORDS.passphrase}
            text={draft.passphrase}
            onText={changed(form.setPassphrase)}
            hint={WORDS.passphraseHint}
          />
        )}
      </Form>
    </Page>
  );
}
