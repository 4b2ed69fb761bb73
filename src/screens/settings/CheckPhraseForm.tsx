// Typing recovery words from the paper, to compare them.
import { useState } from 'react';
import { BottomAction } from '../../components/BottomAction.tsx';
import { Chip } from '../../components/Chip.tsx';
import { Form } from '../../components/Form.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { SecretField } from '../../components/SecretField.tsx';
import { useWordHelp } from '../../components/useWordHelp.ts';
import { WordFields } from '../../components/WordFields.tsx';
import {
  isEveryPlaceFilled,
  NO_WORDS,
  phraseText,
  shownWords,
  WORD_COUNTS,
} from '../../domain/keys/typedWords.ts';
import { ENTRY_WORDS, placeLabel } from '../../text/importWords.ts';
import { CHECK_WORDS as WORDS } from '../../text/securityWords.ts';
import { CheckAnswer, CheckIntroduction } from './CheckAnswer.tsx';
import type { CheckBackupEvents, CheckBackupView } from './CheckBackupScreen.types.ts';
import styles from './CheckPhraseForm.module.css';

/** The words live in the fields and go with the form. */
export function CheckPhraseForm(props: CheckBackupView & CheckBackupEvents) {
  const [typed, setTyped] = useState(NO_WORDS);
  const [passphrase, setPassphrase] = useState('');
  const [here, setHere] = useState<number | null>(null);
  const help = useWordHelp();
  const isBusy = props.status === 'checking';
  const canCheck = isEveryPlaceFilled(typed) && !isBusy;
  const check = () => props.onCheck(phraseText(typed), passphrase);
  const isUnknown = (word: string, place: number) =>
    word !== '' && place !== here && help !== null && !help.isListed(word);
  const wrongPlaces = shownWords(typed).flatMap((word, at) => (isUnknown(word, at + 1) ? [at + 1] : []));
  const change = (next: typeof typed) => {
    setTyped(next);
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
          typed={typed}
          onEntry={(entry) => change(entry.typed)}
          offersFor={(text) => help?.complete(text) ?? []}
          offersLabel={ENTRY_WORDS.chips}
          placeLabel={placeLabel}
          wrongPlaces={wrongPlaces}
          onHere={setHere}
          onEnter={() => canCheck && check()}
        />
        <fieldset className={styles.count}>
          <legend className={styles.name}>{ENTRY_WORDS.count}</legend>
          {WORD_COUNTS.map((count) => (
            <Chip
              key={count}
              label={String(count)}
              isOn={count === typed.count}
              onPress={() => change({ ...typed, count })}
            />
          ))}
        </fieldset>
        {props.kind === 'words-and-passphrase' && (
          <SecretField
            label={WORDS.passphrase}
            text={passphrase}
            onText={setPassphrase}
            hint={WORDS.passphraseHint}
          />
        )}
      </Form>
    </Page>
  );
}
