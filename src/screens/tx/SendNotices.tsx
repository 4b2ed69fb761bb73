// What every confirm screen says before its bytes leave: a silent network, look-alikes, and warnings by weight.
import { LookAlikeNotice } from '../../components/address/LookAlikeNotice.tsx';
import { Notice } from '../../components/feedback/Notice.tsx';
import type { WarningMessage } from '../../i18n/messages/send/describeWarning.ts';
import { describeLookAlike } from '../../i18n/messages/send/recipientMessages.ts';
import { CONFIRM_MESSAGES } from '../../i18n/messages/send/sendMessages.ts';
import { Consent } from './Consent.tsx';
import { FoldedWarnings } from './FoldedWarnings.tsx';
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

/** With so many of them, the last would lie behind the button. */
const MANY = 3;

/** The heaviest first, each grave one with the box that agrees to it; many light ones fold to their titles. */
export function SendNotices(props: SendNoticesProps) {
  const { agreement, alike, warnings } = props;
  const isOffline = agreement.status === 'ready' && agreement.isOffline;
  const isFolded = warnings.length + alike.length + (isOffline ? 1 : 0) >= MANY;
  const isLight = ({ weight }: WarningMessage) => isFolded && weight !== 'grave';
  return (
    <>
      {isOffline && (
        <Notice tone="caution" isLive title={CONFIRM_MESSAGES.offline} text={CONFIRM_MESSAGES.offlineText} />
      )}
      <LookAlikes {...props} />
      {warnings
        .filter((warning) => !isLight(warning))
        .map((warning) => (
          <Warning key={warning.title} {...props} warning={warning} />
        ))}
      {warnings.some(isLight) && <FoldedWarnings warnings={warnings.filter(isLight)} />}
    </>
  );
}

type WarningProps = SendNoticesProps & { readonly warning: WarningMessage };

function Warning({ warning: { title, detail, weight }, agreement, agree, onConsent }: WarningProps) {
  return (
    <div className={styles.warning}>
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
