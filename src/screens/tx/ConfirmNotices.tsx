// What to weigh before sending: warnings by weight, the second consent, a lock, a silent network.
import { LookAlikeNotice } from '../../components/LookAlikeNotice.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PurposeNote } from '../../components/PurposeNote.tsx';
import { describeWarnings } from '../../text/describeWarning.ts';
import { inFiat } from '../../text/inFiat.ts';
import { CONFIRM_WORDS, describeLookAlike, describePriceMove, PRICE_WORDS } from '../../text/sendWords.ts';
import { Consent } from './Consent.tsx';
import { lookAlikesIn } from './readTransfer.ts';
import styles from './TxConfirmScreen.module.css';
import type { TxConfirmEvents, TxConfirmView } from './TxConfirmScreen.types.ts';

type ConfirmNoticesProps = Exclude<TxConfirmView, { status: 'missing' }> &
  Pick<TxConfirmEvents, 'onConsent' | 'onCompared'>;

const TONES = { grave: 'problem', notable: 'caution', plain: 'note' } as const;

/** So many percent are a matter of minutes; more is said. */
const NOTED_MOVE = 2;

/** The heaviest first, each grave one with the box that agrees to it. */
export function ConfirmNotices(props: ConfirmNoticesProps) {
  return (
    <>
      {props.status === 'ready' && props.isOffline && (
        <Notice tone="caution" isLive title={CONFIRM_WORDS.offline} text={CONFIRM_WORDS.offlineText} />
      )}
      <LookAlikes {...props} />
      {describeWarnings(props.warnings).map(({ title, detail, weight }) => (
        <div key={title} className={styles.warning}>
          <Notice tone={TONES[weight]} title={title} text={detail} />
          {weight === 'grave' && (
            <Consent
              words={CONFIRM_WORDS.agree}
              isOn={props.status !== 'ready' || props.hasConsented}
              isDisabled={props.status !== 'ready'}
              onChange={props.onConsent}
            />
          )}
        </div>
      ))}
      <PriceMove {...props} />
      <PurposeNote purpose={props.purpose} />
    </>
  );
}

/** Each look-alike beside what it looks like, and one box for all of them. */
function LookAlikes(props: ConfirmNoticesProps) {
  const alike = lookAlikesIn(props);
  const [first] = alike;
  if (first === undefined) return null;
  return (
    <div className={styles.warning}>
      {alike.map(({ address, standing }) => (
        <LookAlikeNotice key={address} address={address} standing={standing} />
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

function PriceMove({ priceMove, price, transfer }: ConfirmNoticesProps) {
  if (priceMove === null || price === null || Math.abs(priceMove) <= NOTED_MOVE) return null;
  return (
    <Notice
      tone="caution"
      isLive
      title={describePriceMove(priceMove, inFiat(transfer.sent, price))}
      text={PRICE_WORDS.stays}
    />
  );
}
