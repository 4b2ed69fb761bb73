// What is in the one-time script that a transaction paid, and the way back.
import { Button } from '../../components/Button.tsx';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { Notice } from '../../components/Notice.tsx';
import { describeSigningProblem } from '../../text/describePrepareFailure.ts';
import { describeScriptMoney, SCRIPT_WORDS as WORDS } from '../../text/scriptWords.ts';
import type { HistoryDetailEvents, ScriptMoneyView } from './HistoryDetailScreen.types.ts';

interface DetailScriptProps extends Pick<HistoryDetailEvents, 'onBringBack'> {
  readonly money: ScriptMoneyView;
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
          title={isHidden ? WORDS.someLeft : describeScriptMoney.left(money.gets, money.fee)}
          text={WORDS.leftText}
          action={{ label: WORDS.bringBack, onPress: onBringBack }}
        />
      );
    case 'too-little':
      return <Notice tone="note" title={WORDS.tooLittle} />;
    case 'working':
      return (
        <Button tone="quiet" isBusy onPress={onBringBack}>
          {WORDS.working}
        </Button>
      );
    case 'sent':
      return (
        <Notice
          tone="note"
          isLive
          title={isHidden ? WORDS.someSent : describeScriptMoney.sent(money.gets)}
          text={WORDS.sentText}
        />
      );
    case 'failed':
      return <FaultNotice fault={money.fault} />;
    case 'refused':
      return (
        <Notice tone="problem" isLive title={WORDS.refused} text={describeSigningProblem(money.problem)} />
      );
  }
}
