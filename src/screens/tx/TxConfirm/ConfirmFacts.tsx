// The numbers of the final review: fee in DOGE, money and percent, what leaves, expected confirmation.

import { Card } from '../../../components/layout/Card.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { ParsedTransfer } from '../../../domain/tx/Transfer.ts';
import { inFiat } from '../../../i18n/format/inFiat.ts';
import { describeWait } from '../../../i18n/messages/send/describeWait.ts';
import { inPercentOf } from '../../../i18n/messages/send/describeWarning.ts';
import { CONFIRM_MESSAGES as MESSAGES } from '../../../i18n/messages/send/sendMessages.ts';

interface ConfirmFactsProps {
  readonly transfer: ParsedTransfer;
  /** the recipients' total, koinu */
  readonly amount: bigint;
  readonly price: FiatPrice | null;
  /** until a block should contain it; null if unknown: then nothing is shown */
  readonly expectedMinutes: number | null;
}

/** Every number comes from the bytes. */
export function ConfirmFacts({ transfer, amount, price, expectedMinutes }: ConfirmFactsProps) {
  const { fee, sent } = transfer;
  const facts: Fact[] = [
    { name: MESSAGES.fee, value: <AmountText amount={fee} />, second: feeInOtherUnit(fee, amount, price) },
    ...(sent === 0n ? [] : [leavesFact(sent + fee, price)]),
    ...(expectedMinutes === null ? [] : [{ name: MESSAGES.confirms, value: describeWait(expectedMinutes) }]),
  ];
  return (
    <Card>
      <Facts facts={facts} />
    </Card>
  );
}

const leavesFact = (gone: bigint, price: FiatPrice | null): Fact => ({
  name: MESSAGES.leaves,
  value: <AmountText amount={gone} />,
  ...(price ? { second: inFiat(gone, price) } : {}),
});

function feeInOtherUnit(fee: bigint, amount: bigint, price: FiatPrice | null): string {
  const share = amount === 0n ? null : inPercentOf(fee, amount);
  return [price && inFiat(fee, price), share].filter((word) => word !== null).join(' · ');
}
