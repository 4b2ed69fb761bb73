// The plan as it stands: what the receiver gets, what miners get, what comes back.
import { AmountText } from '../../components/AmountText.tsx';
import { Card } from '../../components/Card.tsx';
import { type Fact, Facts } from '../../components/Facts.tsx';
import type { PlanSummary } from './TxCreateScreen.types.ts';

/** Changes with every key press. */
export function PlanPanel({ plan }: { readonly plan: PlanSummary }) {
  const coins = plan.inputs === 1 ? '1 coin' : `${plan.inputs.toLocaleString('en')} coins`;
  const facts: Fact[] = [
    {
      name: 'Leaves your wallet',
      value: <AmountText amount={plan.total} />,
      second: 'amount and fee',
    },
    {
      name: 'Comes back as change',
      value: plan.change === 0n ? 'nothing' : <AmountText amount={plan.change} />,
      second: `from ${coins}, ${plan.size.toLocaleString('en')} bytes`,
    },
  ];
  return (
    <Card>
      <Facts facts={facts} />
    </Card>
  );
}
