// The check of three words, typed from the paper.
import { useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Steps } from '../../../components/layout/Steps.tsx';
import {
  PHRASE_MESSAGES as MESSAGES,
  wordLabel,
  wrongWord,
} from '../../../i18n/messages/accounts/accountMessages.ts';
import type { CheckPositions, CreateHdWalletEvents } from './CreateHdWalletScreen.types.ts';

interface PhraseCheckProps extends Pick<CreateHdWalletEvents, 'onCheck' | 'onShowWords' | 'isAnother'> {
  readonly checkPlaces: CheckPositions;
  readonly state: 'asking' | 'wrong';
  /** empty with `wrong`: some are, and it is not known which */
  readonly wrongPlaces: readonly number[];
}

/** Three fields. What is wrong is named by its place, never by the right word. */
export function PhraseCheck({
  checkPlaces,
  state,
  wrongPlaces,
  onCheck,
  onShowWords,
  isAnother,
}: PhraseCheckProps) {
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const words = checkPlaces.map((place) => (typed[place] ?? '').trim().toLowerCase());
  const canCheck = words.every((word) => word !== '');
  const check = () => onCheck(words);
  return (
    <Page
      onBack={onShowWords}
      trailing={isAnother ? undefined : <Steps count={3} current={3} />}
      bottom={<BottomAction label={MESSAGES.check} onPress={check} isEnabled={canCheck} isBusy={false} />}
    >
      <Lead title={MESSAGES.checkTitle} text={MESSAGES.checkText} />
      {state === 'wrong' && wrongPlaces.length === 0 && (
        <Notice tone="problem" isLive title={MESSAGES.someWrong} />
      )}
      <Form canSubmit={canCheck} onSubmit={check}>
        {checkPlaces.map((place) => (
          <TextField
            key={place}
            label={wordLabel(place)}
            isCode
            text={typed[place] ?? ''}
            onText={(text) => setTyped((now) => ({ ...now, [place]: text }))}
            problem={wrongPlaces.includes(place) ? wrongWord(place) : null}
          />
        ))}
      </Form>
      <Button tone="plain" size="small" onPress={onShowWords}>
        {MESSAGES.showAgain}
      </Button>
    </Page>
  );
}
