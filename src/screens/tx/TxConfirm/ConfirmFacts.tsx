// The numbers of the last look: fee in DOGE, money and share, what leaves, what comes back, when it confirms.

import { Card } from '../../../components/layout/Card.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { ParsedTransfer } from '../../../domain/tx/Transfer.ts';
import { inFiat } from '../../../i18n/format/inFiat.ts';
import { describeWait } from '../../../i18n/messages/send/describeWait.ts';
import { inPercentOf } from '../../../i18n/messages/send/describeWarning.ts';
import {
  countCoins,
  describeChangeFrom,
  CONFIRM_MESSAGES as MESSAGES,
} from '../../../i18n/messages/send/sendMessages.ts';

interface ConfirmFactsProps {
  readonly transfer: ParsedTransfer;
  /** koinu that the recipients get */
  readonly amount: bigint;
  readonly price: FiatPrice | null;
  /** until a block should have it; null when nobody knows: then nothing is said */
  readonly expectedMinutes: number | null;
}

/** Every number comes from the bytes. */
export function ConfirmFacts({ transfer, amount, price, expectedMinutes }: ConfirmFactsProps) {
  const { fee, returned, inputs, sent } = transfer;
  const facts: Fact[] = [
    { name: MESSAGES.fee, value: <AmountText amount={fee} />, second: feeInOtherUnit(fee, amount, price) },
    ...(sent === 0n ? staysFacts(inputs.length) : leavesFacts(sent + fee, returned, inputs.length, price)),
    ...(expectedMinutes === null ? [] : [{ name: MESSAGES.confirms, value: describeWait(expectedMinutes) }]),
  ];
  return (
    <Card>
      <Facts facts={facts} />
    </Card>
  );
}

function leavesFacts(gone: bigint, change: bigint, coins: number, price: FiatPrice | null): readonly Fact[] {
  return [
    {
      name: MESSAGES.leaves,
      value: <AmountText amount={gone} />,
      ...(price ? { second: inFiat(gone, price) } : {}),
    },
    {
      name: MESSAGES.back,
      value: change === 0n ? MESSAGES.nothing : <AmountText amount={change} />,
      second: describeChangeFrom(coins),
    },
  ];
}

/** What stays ours leaves nothing but its fee. */
const staysFacts = (coins: number): readonly Fact[] => [{ name: MESSAGES.coins, value: countCoins(coins) }];

function feeInOtherUnit(fee: bigint, amount: bigint, price: FiatPrice | null): string {
  const share = amount === 0n ? null : inPercentOf(fee, amount);
  return [price && inFiat(fee, price), share].filter((word) => word !== null).join(' · ');
}
