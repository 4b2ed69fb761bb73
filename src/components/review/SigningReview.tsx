// Shown on every screen before signing or sending: offline, look-alikes, and warnings by severity.
import type { RecipientTrust } from '../../domain/address/judgeRecipient.ts';
import type { Review } from '../../domain/review/Review.ts';
import type { Consent } from '../../domain/tx/Consent.ts';
import { describeLookAlike } from '../../i18n/messages/send/recipientMessages.ts';
import { describeReview, type ReviewMessage } from '../../i18n/messages/send/reviewMessages.ts';
import { CONFIRM_MESSAGES } from '../../i18n/messages/send/sendMessages.ts';
import { LookAlikeNotice } from '../address/LookAlikeNotice.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { ConsentBox } from './parts/ConsentBox.tsx';
import { FoldedWarnings } from './parts/FoldedWarnings.tsx';
import styles from './SigningReview.module.css';

/** `asked`: consents are open · `given`: all were given · `not-asked`: nothing is signed here, or already was */
export type Agreement =
  | { readonly status: 'asked'; readonly agreed: ReadonlySet<Consent> }
  | { readonly status: 'given' }
  | { readonly status: 'not-asked' };

export interface SigningReviewProps {
  readonly review: Review;
  readonly agreement: Agreement;
  /** of the sent token. @default 0 */
  readonly decimals?: number;
  /** the network was unreachable at the last try, and nothing was sent. @default false */
  readonly isOffline?: boolean;
  readonly onAgree: (consent: Consent, isAgreed: boolean) => void;
}

const TONES = { grave: 'problem', notable: 'caution', plain: 'note' } as const;

/** With this many, the last would be hidden behind the button. */
const MANY = 3;

type LookAlike = Extract<RecipientTrust, { kind: 'look-alike' }>;

const lookAlikesIn = ({ trusts }: Review): readonly (readonly [string, LookAlike])[] =>
  Object.entries(trusts).flatMap(([address, trust]) =>
    trust.kind === 'look-alike' ? [[address, trust] as const] : [],
  );

/** The most severe first, each grave one with its consent checkbox; many minor ones collapse to their titles. */
export function SigningReview(props: SigningReviewProps) {
  const { review, decimals = 0, isOffline = false } = props;
  const alike = lookAlikesIn(review);
  const warnings = describeReview(review, decimals);
  const isFolded = warnings.length + alike.length + (isOffline ? 1 : 0) >= MANY;
  const isLight = ({ weight }: ReviewMessage) => isFolded && weight !== 'grave';
  return (
    <>
      {isOffline && (
        <Notice tone="caution" isLive title={CONFIRM_MESSAGES.offline} text={CONFIRM_MESSAGES.offlineText} />
      )}
      <LookAlikes {...props} alike={alike} />
      {warnings
        .filter((warning) => !isLight(warning))
        .map((warning) => (
          <Warning key={warning.title} {...props} warning={warning} />
        ))}
      {warnings.some(isLight) && <FoldedWarnings warnings={warnings.filter(isLight)} />}
    </>
  );
}

type AgreeProps = Pick<SigningReviewProps, 'agreement' | 'onAgree'>;

function Warning({ warning, ...props }: AgreeProps & { readonly warning: ReviewMessage }) {
  const { title, detail, weight, asks } = warning;
  return (
    <div className={styles.warning}>
      <Notice tone={TONES[weight]} title={title} text={detail} />
      {asks !== null && <Box {...props} {...asks} />}
    </div>
  );
}

/** Each look-alike beside the address it resembles, and one checkbox for all. */
function LookAlikes({
  alike,
  ...props
}: AgreeProps & { readonly alike: readonly (readonly [string, LookAlike])[] }) {
  const [first] = alike;
  if (first === undefined) return null;
  return (
    <div className={styles.warning}>
      {alike.map(([address, trust]) => (
        <LookAlikeNotice key={address} address={address} trust={trust} />
      ))}
      <Box {...props} consent="look-alike" text={describeLookAlike(first[1]).consent} />
    </div>
  );
}

type BoxProps = AgreeProps & { readonly consent: Consent; readonly text: string };

function Box({ agreement, consent, text, onAgree }: BoxProps) {
  if (agreement.status === 'not-asked') return null;
  const isAsked = agreement.status === 'asked';
  return (
    <ConsentBox
      text={text}
      isOn={!isAsked || agreement.agreed.has(consent)}
      isDisabled={!isAsked}
      onChange={(isOn) => onAgree(consent, isOn)}
    />
  );
}
