// What to weigh before a token leaves: a silent network, look-alikes, warnings by weight, and where all of it was read.
import { Icon } from '../../components/icons/Icon.tsx';
import { LookAlikeNotice } from '../../components/LookAlikeNotice.tsx';
import { Notice } from '../../components/Notice.tsx';
import { describeTokenWarnings } from '../../text/describeTokenWarning.ts';
import { CONFIRM_WORDS, describeLookAlike } from '../../text/sendWords.ts';
import { TOKEN_CONFIRM_WORDS as WORDS } from '../../text/tokenSendWords.ts';
import { Consent } from './Consent.tsx';
import { alikeMoves, decimalsOf } from './readMoves.ts';
import styles from './TokenConfirmScreen.module.css';
import type { TokenConfirmEvents, TokenConfirmView } from './TokenConfirmScreen.types.ts';

type NoticesProps = TokenConfirmView & Pick<TokenConfirmEvents, 'onConsent' | 'onCompared'>;

const TONES = { grave: 'problem', notable: 'caution', plain: 'note' } as const;

/** The heaviest first, each grave one with the box that agrees to it. */
export function TokenConfirmNotices(props: NoticesProps) {
  return (
    <>
      {props.status === 'ready' && props.isOffline && (
        <Notice tone="caution" isLive title={CONFIRM_WORDS.offline} text={CONFIRM_WORDS.offlineText} />
      )}
      <LookAlikes {...props} />
      {describeTokenWarnings(props.warnings, decimalsOf(props.moves)).map(({ title, detail, weight }) => (
        <div key={title} className={styles.warning}>
          <Notice tone={TONES[weight]} title={title} text={detail} />
          {weight === 'grave' && (
            <Consent
              words={WORDS.agree}
              isOn={props.status !== 'ready' || props.hasConsented}
              isDisabled={props.status !== 'ready'}
              onChange={props.onConsent}
            />
          )}
        </div>
      ))}
    </>
  );
}

/** Where the numbers come from. */
export function FromBytes() {
  return (
    <div className={styles.bytes}>
      <Icon name="shield" size={20} />
      <p>
        <span className={styles.bytesTitle}>{WORDS.fromBytes}.</span> {WORDS.fromBytesText}
      </p>
    </div>
  );
}

/** Each look-alike beside what it looks like, and one box for all of them. */
function LookAlikes(props: NoticesProps) {
  const alike = alikeMoves(props.moves);
  const [first] = alike;
  if (first === undefined) return null;
  return (
    <div className={styles.warning}>
      {alike.map(({ to, standing }) => (
        <LookAlikeNotice key={to} address={to} standing={standing} />
      ))}
      <Consent
        words={describeLookAlike(first.standing).consent}
        isOn={props.status !== 'ready' || props.hasCompared}
        isDisabled={props.status !== 'ready'}
        onChange={props.onCompared}
      />
    </div>
  );
}
