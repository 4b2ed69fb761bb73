// Notices before a token is sent: offline, look-alikes, warnings by severity, and where the data was read.
import { Icon } from '../../../components/art/Icon.tsx';
import { SigningReview } from '../../../components/review/SigningReview.tsx';
import { TOKEN_CONFIRM_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenSendMessages.ts';
import { decimalsOf } from './readRecipients.ts';
import styles from './TokenConfirmScreen.module.css';
import type { TokenConfirmEvents, TokenConfirmView } from './TokenConfirmScreen.types.ts';

type NoticesProps = TokenConfirmView & Pick<TokenConfirmEvents, 'onAgree'>;

/** The most severe first, each grave one with its consent checkbox. */
export function TokenConfirmNotices(props: NoticesProps) {
  return (
    <SigningReview
      review={props}
      agreement={props.status === 'ready' ? { status: 'asked', agreed: props.agreed } : { status: 'given' }}
      decimals={decimalsOf(props.activities)}
      isOffline={props.status === 'ready' && props.isOffline}
      onAgree={props.onAgree}
    />
  );
}

/** States where the numbers come from. */
export function FromBytes() {
  return (
    <div className={styles.bytes}>
      <Icon name="shield" size={20} />
      <p>
        <span className={styles.bytesTitle}>{MESSAGES.fromBytes}.</span> {MESSAGES.fromBytesText}
      </p>
    </div>
  );
}
