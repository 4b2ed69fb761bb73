// The current plan: the recipient's amount, the fee, the change.

import { memo } from 'react';
import { Card } from '../../../components/layout/Card.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import { useHidden } from '../../../components/money/HiddenAmounts.tsx';
import { describePlanSize, PLAN_MESSAGES } from '../../../i18n/messages/send/txMessages.ts';
import type { PlanSummary } from './TxCreateScreen.types.ts';

interface PlanPanelProps {
  readonly plan: PlanSummary;
  /** everything is sent: the total equals the balance */
  readonly isAll: boolean;
}

/** Changes with every key press. The typed amount isn't hidden; the change reveals the balance, and is. */
export const PlanPanel = memo(function PlanPanel({ plan, isAll }: PlanPanelProps) {
  const isHidden = useHidden();
  const facts: Fact[] = [
    {
      name: PLAN_MESSAGES.leaves,
      value: <AmountText amount={plan.total} isHidden={isHidden && isAll} />,
      second: PLAN_MESSAGES.leavesNote,
    },
    {
      name: PLAN_MESSAGES.change,
      value: plan.change === 0n ? PLAN_MESSAGES.noChange : <AmountText amount={plan.change} />,
      second: describePlanSize(plan.inputs, plan.size),
    },
  ];
  return (
    <Card>
      <Facts facts={facts} />
    </Card>
  );
});
