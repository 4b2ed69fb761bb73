// What every screen says before it signs or sends what was signed: a silent network, look-alikes, and warnings by weight.
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

/** `asked`: boxes wait to be ticked · `given`: all of them were, and it goes on · `not-asked`: nothing is signed here, or it was already */
export type Agreement =
  | { readonly status: 'asked'; readonly agreed: ReadonlySet<Consent> }
  | { readonly status: 'given' }
  | { readonly status: 'not-asked' };

export interface SigningReviewProps {
  readonly review: Review;
  readonly agreement: Agreement;
  /** of the token that is sent. @default 0 */
  readonly decimals?: number;
  /** the network could not be reached when last tried, and nothing was sent. @default false */
  readonly isOffline?: boolean;
  readonly onAgree: (consent: Consent, isAgreed: boolean) => void;
}

const TONES = { grave: 'problem', notable: 'caution', plain: 'note' } as const;

/** With so many of them, the last would lie behind the button. */
const MANY = 3;

type LookAlike = Extract<RecipientTrust, { kind: 'look-alike' }>;

const lookAlikesIn = ({ trusts }: Review): readonly (readonly [string, LookAlike])[] =>
  Object.entries(trusts).flatMap(([address, trust]) =>
    trust.kind === 'look-alike' ? [[address, trust] as const] : [],
  );

/** The heaviest first, each grave one with the box that agrees to it; many light ones fold to their titles. */
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

/** Each look-alike beside what it looks like, and one box for all of them. */
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
