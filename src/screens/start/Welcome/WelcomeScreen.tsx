// The first screen anybody sees: who guards the coins, and the ways in.
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

/** What welcome shows. */
export type WelcomeView =
  | { readonly status: 'first-run' }
  /** opened by a link that asks for something: a wallet comes first */
  | { readonly status: 'request-waits' }
  /** nothing can be kept here, so a wallet would be lost at once */
  | { readonly status: 'storage-blocked' }
  /** what is kept here may be gone the next time: a wallet must be written down elsewhere too */
  | { readonly status: 'storage-not-kept' };

export interface WelcomeEvents {
  readonly onCreate: () => void;
  /** they have a wallet already */
  readonly onBringIn: () => void;
  readonly onOpenBackup: () => void;
  /** tries again whether something can be kept */
  readonly onRetryStorage: () => void;
}

/** The ways on. */
export type WelcomePress = 'create' | 'bring-in' | 'open-backup';

type WelcomeProps = WelcomeView &
  WelcomeEvents & {
    /** there is a page of practice beside the app. @default false */
    readonly hasPractice?: boolean;
    /** the way that was pressed and is being opened: no other can be taken then. @default null */
    readonly pressed?: WelcomePress | null;
  };

/** Welcome. Where nothing can be kept, the one thing to do is to try again. */
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

/** Where the device forgets, what is written down elsewhere comes first. */
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
