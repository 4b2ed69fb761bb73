// The words to write down, covered until requested, and dropped when the screen is left.
import { useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { WordGrid } from '../../../components/fields/WordGrid.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Steps } from '../../../components/layout/Steps.tsx';
import type { NewPhraseLength } from '../../../domain/keys/phrase.ts';
import { PHRASE_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/accountMessages.ts';
import type { CreateHdWalletEvents } from './CreateHdWalletScreen.types.ts';
import styles from './PhraseWords.module.css';
import { useRevealed } from './useRevealed.ts';

interface PhraseWordsProps extends Pick<CreateHdWalletEvents, 'reveal' | 'onWritten' | 'isAnother'> {
  readonly wordCount: NewPhraseLength;
}

/** They must be shown at least once before continuing. */
export function PhraseWords({ wordCount, reveal, onWritten, isAnother }: PhraseWordsProps) {
  const revealed = useRevealed(reveal);
  const [wasShown, setShown] = useState(false);
  const isOpen = revealed.words !== null;
  const show = () => {
    setShown(true);
    revealed.show();
  };
  return (
    <Page
      trailing={isAnother ? undefined : <Steps count={2} current={2} />}
      bottom={
        <BottomAction
          label={MESSAGES.written}
          onPress={onWritten}
          isEnabled={wasShown && !revealed.isUnreachable}
          isBusy={false}
        />
      }
    >
      <Lead title={MESSAGES.writeTitle} text={MESSAGES.writeText} />
      <Card>
        <div className={styles.textBlock} data-open={isOpen || undefined}>
          <WordGrid count={wordCount} words={revealed.words} />
          {!isOpen && (
            <div className={styles.cover}>
              <Button size="small" icon="eye" isBusy={revealed.isAsking} onPress={show}>
                {MESSAGES.reveal}
              </Button>
              <p className={styles.text}>{MESSAGES.revealText}</p>
            </div>
          )}
        </div>
        {isOpen && (
          <div className={styles.hide}>
            <Button size="small" tone="plain" icon="eye-off" onPress={revealed.hide}>
              {MESSAGES.hide}
            </Button>
          </div>
        )}
      </Card>
      {revealed.isUnreachable && <Notice tone="problem" isLive title={MESSAGES.unreachable} />}
    </Page>
  );
}
