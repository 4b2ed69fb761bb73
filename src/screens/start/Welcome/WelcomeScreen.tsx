// The first screen: who guards the coins, and how to start.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Drawing, OFFLINE, WELCOME } from '../../../components/art/parts/Drawing.tsx';
import { SceneFrame } from '../../../components/art/parts/SceneFrame.tsx';
import { Wordmark } from '../../../components/art/Wordmark.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { WELCOME_MESSAGES as MESSAGES } from '../../../i18n/messages/app/startMessages.ts';
import styles from './WelcomeScreen.module.css';

export type WelcomeView =
  | { readonly status: 'first-run' }
  /** opened by a link with a request: a wallet is needed first */
  | { readonly status: 'request-waits' }
  /** nothing can be stored here, so a wallet would be lost immediately */
  | { readonly status: 'storage-blocked' }
  /** stored data may be gone at the next start: a wallet must be backed up elsewhere */
  | { readonly status: 'storage-not-kept' };

export interface WelcomeEvents {
  readonly onCreate: () => void;
  /** imports an existing wallet */
  readonly onBringIn: () => void;
  readonly onOpenBackup: () => void;
  /** checks the storage again */
  readonly onRetryStorage: () => void;
}

export type WelcomePress = 'create' | 'bring-in' | 'open-backup';

type WelcomeProps = WelcomeView &
  WelcomeEvents & {
    /** a practice page is hosted beside the app. @default false */
    readonly hasPractice?: boolean;
    /** the pressed button whose screen is loading: the others are disabled. @default null */
    readonly pressed?: WelcomePress | null;
  };

/** If nothing can be stored, the only action is to try again. */
export function WelcomeScreen(props: WelcomeProps) {
  const { status } = props;
  const isBlocked = status === 'storage-blocked';
  const isForgetful = status === 'storage-not-kept';
  return (
    <Page isLow bottom={isBlocked ? <Retry {...props} /> : <Ways {...props} />}>
      <Wordmark />
      <div className={styles.scene} data-beside={isForgetful || status === 'request-waits' || undefined}>
        <SceneFrame size={status === 'first-run' || isBlocked ? 'large' : 'small'}>
          <Drawing name={isBlocked ? 'offline' : 'welcome'}>{isBlocked ? OFFLINE : WELCOME}</Drawing>
        </SceneFrame>
      </div>
      {isBlocked ? (
        <Lead title={MESSAGES.blockedTitle} text={MESSAGES.blockedText} />
      ) : (
        <Lead title={MESSAGES.title} text={MESSAGES.text} />
      )}
      {isForgetful && <Notice tone="caution" title={MESSAGES.forgetfulTitle} text={MESSAGES.forgetfulText} />}
      {status === 'request-waits' && (
        <Notice tone="note" title={MESSAGES.requestTitle} text={MESSAGES.requestText} />
      )}
    </Page>
  );
}

function Retry({ onRetryStorage }: WelcomeProps) {
  return <BottomAction label={MESSAGES.retryStorage} onPress={onRetryStorage} isEnabled isBusy={false} />;
}

/** If the device doesn't keep data, restoring from a backup comes first. */
function Ways({ status, hasPractice, pressed = null, onCreate, onBringIn, onOpenBackup }: WelcomeProps) {
  const create = { way: 'create', label: MESSAGES.create, onPress: onCreate } as const;
  const bringIn = { way: 'bring-in', label: MESSAGES.bringIn, onPress: onBringIn } as const;
  const [first, second] = status === 'storage-not-kept' ? [bringIn, create] : [create, bringIn];
  const isFree = pressed === null;
  return (
    <>
      <BottomAction
        label={first.label}
        isEnabled={isFree}
        isBusy={pressed === first.way}
        onPress={first.onPress}
      />
      <Button isWide isDisabled={!isFree} isBusy={pressed === second.way} onPress={second.onPress}>
        {second.label}
      </Button>
      <div className={styles.quiet}>
        <Button
          tone="plain"
          size="small"
          isDisabled={!isFree}
          isBusy={pressed === 'open-backup'}
          onPress={onOpenBackup}
        >
          {MESSAGES.openBackup}
        </Button>
        {hasPractice && <a href="practice.html">{MESSAGES.practice}</a>}
      </div>
    </>
  );
}
