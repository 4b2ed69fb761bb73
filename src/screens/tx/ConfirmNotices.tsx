// What to weigh before sending: warnings by weight, the second consent, a lock, a silent network.
import { useId } from 'react';
import { Notice } from '../../components/Notice.tsx';
import { describeWarnings } from '../../text/describeWarning.ts';
import styles from './TxConfirmScreen.module.css';
import type { TxConfirmEvents, TxConfirmView } from './TxConfirmScreen.types.ts';

type ConfirmNoticesProps = Exclude<TxConfirmView, { status: 'missing' }> & Pick<TxConfirmEvents, 'onConsent'>;

const TONES = { grave: 'problem', notable: 'caution', plain: 'note' } as const;

/** The heaviest first, each grave one with the box that agrees to it. */
export function ConfirmNotices(props: ConfirmNoticesProps) {
  return (
    <>
      {props.status === 'ready' && props.isOffline && (
        <Notice
          tone="caution"
          isLive
          title="The network does not answer"
          text="Nothing was sent. Try again in a moment: it is the same transfer."
        />
      )}
      {describeWarnings(props.warnings).map(({ title, detail, weight }) => (
        <div key={title} className={styles.warning}>
          <Notice tone={TONES[weight]} title={title} text={detail} />
          {weight === 'grave' && <Consent {...props} />}
        </div>
      ))}
    </>
  );
}

function Consent(props: ConfirmNoticesProps) {
  const id = useId();
  const isOn = props.status === 'ready' ? props.hasConsented : true;
  return (
    <label className={styles.consent} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        disabled={props.status !== 'ready'}
        onChange={(event) => props.onConsent(event.target.checked)}
      />
      I agree to pay this fee
    </label>
  );
}
