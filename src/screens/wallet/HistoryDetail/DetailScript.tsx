// What is in the one-time script that a transaction paid, and the way back.
import { Button } from '../../../components/actions/Button.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import type { ScriptMoneyState } from '../../../domain/drc20/script/recovery.ts';
import { describeSigningProblem } from '../../../i18n/messages/send/describePrepareFailure.ts';
import {
  describeScriptMoney,
  SCRIPT_MESSAGES as MESSAGES,
} from '../../../i18n/messages/send/scriptMessages.ts';
import type { HistoryDetailEvents } from './HistoryDetailScreen.types.ts';

interface DetailScriptProps extends Pick<HistoryDetailEvents, 'onBringBack'> {
  readonly money: ScriptMoneyState;
  readonly isHidden: boolean;
}

/** Nothing where nothing is left. */
export function DetailScript({ money, isHidden, onBringBack }: DetailScriptProps) {
  switch (money.kind) {
    case 'none':
      return null;
    case 'possible':
      return (
        <Notice
          tone="caution"
          title={isHidden ? MESSAGES.someLeft : describeScriptMoney.left(money.gets, money.fee)}
          text={MESSAGES.leftText}
          action={{ label: MESSAGES.bringBack, onPress: onBringBack }}
        />
      );
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
