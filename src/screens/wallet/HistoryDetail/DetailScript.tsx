// The money in the redeem script that a transaction paid, and how to recover it.
import { Button } from '../../../components/actions/Button.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { SigningReview } from '../../../components/review/SigningReview.tsx';
import type { ScriptMoneyState } from '../../../domain/drc20/script/recovery.ts';
import { isAgreed, type Review } from '../../../domain/review/Review.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import { describeSigningProblem } from '../../../i18n/messages/send/describePrepareFailure.ts';
import {
  describeScriptMoney,
  SCRIPT_MESSAGES as MESSAGES,
} from '../../../i18n/messages/send/scriptMessages.ts';
import type { HistoryDetailEvents } from './HistoryDetailScreen.types.ts';

interface DetailScriptProps extends Pick<HistoryDetailEvents, 'onBringBack' | 'onScriptAgree'> {
  readonly money: ScriptMoneyState;
  readonly review: Review | null;
  readonly agreed: ReadonlySet<Consent>;
  readonly isHidden: boolean;
}

/** Renders nothing if nothing is left. */
export function DetailScript(props: DetailScriptProps) {
  const { money, isHidden, onBringBack } = props;
  switch (money.kind) {
    case 'none':
      return null;
    case 'possible':
      return <Possible {...props} money={money} />;
    case 'too-little':
      return <Notice tone="note" title={MESSAGES.tooLittle} />;
    case 'working':
      return (
        <Button tone="quiet" isBusy onPress={onBringBack}>
          {MESSAGES.working}
        </Button>
      );
    case 'sent':
      return (
        <Notice
          tone="note"
          isLive
          title={isHidden ? MESSAGES.someSent : describeScriptMoney.sent(money.gets)}
          text={MESSAGES.sentText}
        />
      );
    case 'failed':
      return <FaultNotice fault={money.fault} />;
    case 'rejected':
      return (
        <Notice
          tone="problem"
          isLive
          title={MESSAGES.rejected}
          text={describeSigningProblem(money.problem)}
        />
      );
  }
}

/** A press signs and sends: the consents come first. */
function Possible({
  money: { gets, fee },
  ...props
}: DetailScriptProps & { readonly money: Extract<ScriptMoneyState, { kind: 'possible' }> }) {
  const { review, agreed, isHidden, onBringBack, onScriptAgree } = props;
  return (
    <>
      <Notice
        tone="caution"
        title={isHidden ? MESSAGES.someLeft : describeScriptMoney.left(gets, fee)}
        text={MESSAGES.leftText}
      />
      {review !== null && (
        <SigningReview review={review} agreement={{ status: 'asked', agreed }} onAgree={onScriptAgree} />
      )}
      <Button
        tone="quiet"
        isWide
        isDisabled={review === null || !isAgreed(review, agreed)}
        onPress={onBringBack}
      >
        {MESSAGES.bringBack}
      </Button>
    </>
  );
}
