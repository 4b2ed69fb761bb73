// Before the words are generated: what they are, three rules, how many, and whether to write them down now.
import { useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Avatar } from '../../../components/address/Avatar.tsx';
import { SegmentedChips } from '../../../components/fields/SegmentedChips.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Steps } from '../../../components/layout/Steps.tsx';
import { PHRASE_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/accountMessages.ts';
import type { CreateHdWalletEvents } from './CreateHdWalletScreen.types.ts';
import styles from './PhraseChoice.module.css';

interface PhraseChoiceProps
  extends Pick<CreateHdWalletEvents, 'onWordCount' | 'onLater' | 'onBringIn' | 'isAnother'> {
  /** the words are being generated */
  readonly isBusy: boolean;
}

/** Twelve words by default. */
export function PhraseChoice({ onWordCount, onLater, onBringIn, isBusy, isAnother }: PhraseChoiceProps) {
  const [chosen, setChosen] = useState<'12' | '24'>('12');
  const wordCount = chosen === '12' ? 12 : 24;
  return (
    <Page
      trailing={isAnother ? undefined : <Steps count={2} current={2} />}
      bottom={
        <>
          <BottomAction
            label={isBusy ? MESSAGES.making : MESSAGES.make}
            onPress={() => onWordCount(wordCount)}
            isEnabled={!isBusy}
            isBusy={isBusy}
          />
          {onLater && (
            <Button isWide isDisabled={isBusy} onPress={() => onLater(wordCount)}>
              {MESSAGES.later}
            </Button>
          )}
        </>
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
      <div className={styles.count}>
        <SegmentedChips
          label={MESSAGES.count}
          options={[
            { value: '12', label: MESSAGES.twelve },
            { value: '24', label: MESSAGES.twentyFour },
          ]}
          chosen={chosen}
          onChoose={setChosen}
        />
        <p className={styles.text}>{chosen === '12' ? MESSAGES.twelveText : MESSAGES.twentyFourText}</p>
      </div>
      {onBringIn && (
        <Button tone="plain" size="small" onPress={onBringIn}>
          {MESSAGES.bringIn}
        </Button>
      )}
    </Page>
  );
}
