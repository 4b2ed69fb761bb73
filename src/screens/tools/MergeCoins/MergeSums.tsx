// The cost of merging now, and the savings later.

import { Card } from '../../../components/layout/Card.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import { FiatText } from '../../../components/money/FiatText.tsx';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import { MERGE_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/toolMessages.ts';
import type { MergeSummary } from './MergeCoinsScreen.types.ts';

interface MergeSumsProps {
  readonly summary: MergeSummary;
  readonly price: FiatPrice | null;
}

/** Shows both later fees side by side, as evidence. */
export function MergeSums({ summary, price }: MergeSumsProps) {
  const { fee, freed, laterAsTheyAre, laterMerged } = summary;
  const facts: Fact[] = [
    {
      name: MESSAGES.cost,
      value: <AmountText amount={fee} />,
      second: price === null ? MESSAGES.costNote : <FiatText amount={fee} price={price} />,
    },
    {
      name: MESSAGES.laterAsTheyAre,
      value: <AmountText amount={laterAsTheyAre} />,
      second: MESSAGES.laterNote,
    },
    { name: MESSAGES.laterMerged, value: <AmountText amount={laterMerged} />, second: MESSAGES.laterNote },
  ];
  if (freed > 0n) {
    facts.push({ name: MESSAGES.freed, value: <AmountText amount={freed} />, second: MESSAGES.freedNote });
  }
  return (
    <Card>
      <Facts facts={facts} />
    </Card>
  );
}
