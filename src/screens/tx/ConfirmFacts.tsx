// The numbers of the last look: fee in DOGE, money and share, what leaves, what comes back, when it confirms.
import { AmountText } from '../../components/AmountText.tsx';
import { Card } from '../../components/Card.tsx';
import { type Fact, Facts } from '../../components/Facts.tsx';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { ParsedTransfer } from '../../domain/tx/Transfer.ts';
import { describeWait } from '../../text/describeWait.ts';
import { inPercentOf } from '../../text/describeWarning.ts';
import { inFiat } from '../../text/inFiat.ts';

interface ConfirmFactsProps {
  readonly transfer: ParsedTransfer;
  /** koinu that the receivers get */
  readonly amount: bigint;
  readonly price: FiatPrice | null;
  readonly expectedMinutes: number | null;
}

/** Every number comes from the bytes. */
export function ConfirmFacts({ transfer, amount, price, expectedMinutes }: ConfirmFactsProps) {
  const { fee, returned, inputs } = transfer;
  const change = returned > 0n && transfer.sent > 0n ? returned : 0n;
  const facts: Fact[] = [
    { name: 'Network fee', value: <AmountText amount={fee} />, second: feeInOtherWords(fee, amount, price) },
    {
      name: 'Leaves your wallet',
      value: <AmountText amount={transfer.sent + fee} />,
      ...(price ? { second: inFiat(transfer.sent + fee, price) } : {}),
    },
    {
      name: 'Comes back',
      value: change === 0n ? 'nothing' : <AmountText amount={change} />,
      second: inputs.length === 1 ? 'change from 1 coin' : `change from ${inputs.length} coins`,
    },
    { name: 'Should confirm', value: describeWait(expectedMinutes) },
  ];
  return (
    <Card>
      <Facts facts={facts} />
    </Card>
  );
}

function feeInOtherWords(fee: bigint, amount: bigint, price: FiatPrice | null): string {
  const share = amount === 0n ? null : inPercentOf(fee, amount);
  return [price && inFiat(fee, price), share].filter((word) => word !== null).join(' · ');
}
