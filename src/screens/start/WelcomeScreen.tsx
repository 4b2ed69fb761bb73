// The first screen anybody sees: who guards the coins, and the one way in.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Wordmark } from '../../components/drawings/Wordmark.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Scene } from '../../components/Scene.tsx';
import { WELCOME_WORDS as WORDS } from '../../text/startWords.ts';
import type { WelcomeEvents, WelcomeView } from './WelcomeScreen.types.ts';

/** Welcome. */
export function WelcomeScreen({ status, onCreate, onRetryStorage }: WelcomeView & WelcomeEvents) {
  const isBlocked = status === 'storage-blocked';
  return (
    <Page
      isLow
      bottom={<BottomAction label={WORDS.create} onPress={onCreate} isEnabled={!isBlocked} isBusy={false} />}
    >
      <Wordmark />
      <Scene name={isBlocked ? 'offline' : 'welcome'} />
      <Lead title={WORDS.title} text={WORDS.text} />
      {status === 'request-waits' && (
        <Notice tone="note" title={WORDS.requestTitle} text={WORDS.requestText} />
      )}
      {isBlocked && (
        <Notice
          tone="problem"
          title={WORDS.blockedTitle}
          text={WORDS.blockedText}
          action={{ label: WORDS.retryStorage, onPress: onRetryStorage }}
        />
      )}
    </Page>
  );
}
