// The first screen anybody sees: who guards the coins, and the one way in.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Wordmark } from '../../components/drawings/Wordmark.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Scene } from '../../components/Scene.tsx';
import { WELCOME_WORDS as WORDS } from '../../text/startWords.ts';
import type { WelcomeEvents, WelcomeView } from './WelcomeScreen.types.ts';

/** Welcome. Where nothing can be kept, the one thing to do is to try again. */
export function WelcomeScreen({ status, onCreate, onRetryStorage }: WelcomeView & WelcomeEvents) {
  const isBlocked = status === 'storage-blocked';
  const action = isBlocked
    ? { label: WORDS.retryStorage, onPress: onRetryStorage }
    : { label: WORDS.create, onPress: onCreate };
  return (
    <Page isLow bottom={<BottomAction {...action} isEnabled isBusy={false} />}>
      <Wordmark />
      <Scene name={isBlocked ? 'offline' : 'welcome'} size={status === 'request-waits' ? 'small' : 'large'} />
      {isBlocked ? (
        <Lead title={WORDS.blockedTitle} text={WORDS.blockedText} />
      ) : (
        <Lead title={WORDS.title} text={WORDS.text} />
      )}
      {status === 'request-waits' && (
        <Notice tone="note" title={WORDS.requestTitle} text={WORDS.requestText} />
      )}
    </Page>
  );
}
