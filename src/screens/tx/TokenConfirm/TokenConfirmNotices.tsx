// What to weigh before a token leaves: a silent network, look-alikes, warnings by weight, and where all of it was read.
import { Icon } from '../../../components/art/Icon.tsx';
import { describeTokenWarnings } from '../../../i18n/messages/tokens/describeTokenWarning.ts';
import { TOKEN_CONFIRM_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenSendMessages.ts';
import { SendNotices } from '../SendNotices.tsx';
import { decimalsOf, lookAlikeRecipients } from './readRecipients.ts';
import styles from './TokenConfirmScreen.module.css';
import type { TokenConfirmEvents, TokenConfirmView } from './TokenConfirmScreen.types.ts';

type NoticesProps = TokenConfirmView & Pick<TokenConfirmEvents, 'onConsent' | 'onCompared'>;

/** The heaviest first, each grave one with the box that agrees to it. */
export function TokenConfirmNotices(props: NoticesProps) {
  return (
    <SendNotices
      agreement={props}
      alike={lookAlikeRecipients(props.activities)}
      warnings={describeTokenWarnings(props.warnings, decimalsOf(props.activities))}
      agree={MESSAGES.agree}
      onConsent={props.onConsent}
      onCompared={props.onCompared}
    />
  );
}

/** Where the numbers come from. */
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
