// What every confirm screen says before its bytes leave: a silent network, look-alikes, and warnings by weight.
import { LookAlikeNotice } from '../../components/address/LookAlikeNotice.tsx';
import { Notice } from '../../components/feedback/Notice.tsx';
import type { WarningMessage } from '../../i18n/messages/send/describeWarning.ts';
import { CONFIRM_MESSAGES, describeLookAlike } from '../../i18n/messages/send/sendMessages.ts';
import { Consent } from './Consent.tsx';
import type { LookAlike } from './readTransfer.ts';
import styles from './SendNotices.module.css';

/** What was agreed to so far; all of it once the bytes leave. */
type Agreement =
  | {
      readonly status: 'ready';
      readonly isOffline: boolean;
      readonly hasConsented: boolean;
      readonly hasCompared: boolean;
    }
  | { readonly status: 'sending' };

interface SendNoticesProps {
  readonly agreement: Agreement;
  /** recipients that are not whom they look like */
  readonly alike: readonly LookAlike[];
  /** the heaviest first */
  readonly warnings: readonly WarningMessage[];
  /** what agrees to a grave warning */
  readonly agree: string;
  readonly onConsent: (hasConsented: boolean) => void;
  readonly onCompared: (hasCompared: boolean) => void;
}

const TONES = { grave: 'problem', notable: 'caution', plain: 'note' } as const;

/** The heaviest first, each grave one with the box that agrees to it. */
export function SendNotices(props: SendNoticesProps) {
  const { agreement, warnings, agree, onConsent } = props;
  return (
    <>
      {agreement.status === 'ready' && agreement.isOffline && (
        <Notice tone="caution" isLive title={CONFIRM_MESSAGES.offline} text={CONFIRM_MESSAGES.offlineText} />
      )}
      <LookAlikes {...props} />
      {warnings.map(({ title, detail, weight }) => (
        <div key={title} className={styles.warning}>
          <Notice tone={TONES[weight]} title={title} text={detail} />
          {weight === 'grave' && (
            <Consent
              text={agree}
              isOn={agreement.status !== 'ready' || agreement.hasConsented}
              isDisabled={agreement.status !== 'ready'}
              onChange={onConsent}
            />
          )}
        </div>
      ))}
    </>
  );
}

/** Each look-alike beside what it looks like, and one box for all of them. */
function LookAlikes({ agreement, alike, onCompared }: SendNoticesProps) {
  const [first] = alike;
  if (first === undefined) return null;
  return (
    <div className={styles.warning}>
      {alike.map(({ address, trust }) => (
        <LookAlikeNotice key={address} address={address} trust={trust} />
      ))}
      <Consent
        text={describeLookAlike(first.trust).consent}
        isOn={agreement.status !== 'ready' || agreement.hasCompared}
        isDisabled={agreement.status !== 'ready'}
        onChange={onCompared}
      />
    </div>
  );
}
