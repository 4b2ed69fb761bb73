// Confirms three words, typed from the paper.
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
  readonly checkPositions: CheckPositions;
  readonly state: 'asking' | 'wrong';
  /** empty with `wrong`: some are, but not known which */
  readonly wrongPositions: readonly number[];
}

/** Wrong words are reported by position; the right word is never shown. */
export function PhraseCheck({
  checkPositions,
  state,
  wrongPositions,
  onCheck,
  onShowWords,
  isAnother,
}: PhraseCheckProps) {
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const words = checkPositions.map((position) => (typed[position] ?? '').trim().toLowerCase());
  const canCheck = words.every((word) => word !== '');
  const check = () => onCheck(words);
  return (
    <Page
      onBack={onShowWords}
      trailing={isAnother ? undefined : <Steps count={2} current={2} />}
      bottom={<BottomAction label={MESSAGES.check} onPress={check} isEnabled={canCheck} isBusy={false} />}
    >
      <Lead title={MESSAGES.checkTitle} text={MESSAGES.checkText} />
      {state === 'wrong' && wrongPositions.length === 0 && (
        <Notice tone="problem" isLive title={MESSAGES.someWrong} />
      )}
      <Form canSubmit={canCheck} onSubmit={check}>
        {checkPositions.map((position) => (
          <TextField
            key={position}
            label={wordLabel(position)}
            isCode
            text={typed[position] ?? ''}
            onText={(text) => setTyped((now) => ({ ...now, [position]: text }))}
            problem={wrongPositions.includes(position) ? wrongWord(position) : null}
          />
        ))}
      </Form>
      <Button tone="plain" size="small" onPress={onShowWords}>
        {MESSAGES.showAgain}
      </Button>
    </Page>
  );
}
