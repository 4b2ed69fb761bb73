// Before the words are made: what they are, three rules, and how many.
import { useState } from 'react';
import { Avatar } from '../../components/Avatar.tsx';
import { BottomAction } from '../../components/BottomAction.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Chip } from '../../components/Chip.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { Steps } from '../../components/Steps.tsx';
import { PHRASE_MESSAGES as MESSAGES } from '../../text/accountMessages.ts';
import type { CreateHdWalletEvents } from './CreateHdWalletScreen.types.ts';
import styles from './PhraseChoice.module.css';

interface PhraseChoiceProps
  extends Pick<CreateHdWalletEvents, 'onWordCount' | 'onBack' | 'onBringIn' | 'isAnother'> {
  /** the words are being made */
  readonly isBusy: boolean;
}

/** Twelve unless twenty-four are asked for. */
export function PhraseChoice({ onWordCount, onBack, onBringIn, isBusy, isAnother }: PhraseChoiceProps) {
  const [wordCount, setWordCount] = useState<12 | 24>(12);
  return (
    <Page
      onBack={onBack}
      trailing={isAnother ? undefined : <Steps count={3} current={2} />}
      bottom={
        <BottomAction
          label={isBusy ? MESSAGES.making : MESSAGES.make}
          onPress={() => onWordCount(wordCount)}
          isEnabled={!isBusy}
          isBusy={isBusy}
        />
      }
    >
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <Card padding="flush">
        <ul>
          {MESSAGES.rules.map((rule) => (
            <li key={rule.title} className={styles.rule}>
              <Avatar icon={rule.icon} />
              <div>
                <p className={styles.title}>{rule.title}</p>
                <p className={styles.text}>{rule.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <fieldset className={styles.count}>
        <legend className="heard">{MESSAGES.count}</legend>
        <Chip label={MESSAGES.twelve} isOn={wordCount === 12} onPress={() => setWordCount(12)} />
        <Chip label={MESSAGES.twentyFour} isOn={wordCount === 24} onPress={() => setWordCount(24)} />
        <p className={styles.text}>{wordCount === 12 ? MESSAGES.twelveText : MESSAGES.twentyFourText}</p>
      </fieldset>
      {onBringIn && (
        <Button tone="plain" size="small" onPress={onBringIn}>
          {MESSAGES.bringIn}
        </Button>
      )}
    </Page>
  );
}
