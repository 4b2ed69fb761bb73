// The sums of a year, and the balances' value at each end.
import { Card } from '../../../components/layout/Card.tsx';
import { Facts } from '../../../components/layout/Facts.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import { useHidden } from '../../../components/money/HiddenAmounts.tsx';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import { inFiat } from '../../../i18n/format/inFiat.ts';
import { STATEMENT_MESSAGES as MESSAGES } from '../../../i18n/messages/wallet/statementMessages.ts';
import type { ShownStatement } from './StatementScreen.types.ts';

/** An amount of either sign. */
export function SignedAmount({ amount }: { readonly amount: bigint }) {
  return <AmountText amount={amount < 0n ? -amount : amount} tone={amount < 0n ? 'sent' : 'none'} />;
}

/** An amount's value; no number if unknown. @param amount - koinu */
export function useWorth(prices: ShownStatement['prices']) {
  const isHidden = useHidden();
  return (amount: bigint, price: FiatPrice | null): string => {
    if (price !== null) return isHidden ? '' : inFiat(amount < 0n ? -amount : amount, price);
    return prices === 'loading' ? MESSAGES.priceLoading : MESSAGES.noPrice;
  };
}

export function StatementSums({ statement, prices, openingPrice, closingPrice }: ShownStatement) {
  const { opening, closing, received, sent, fees } = statement;
  const worthOf = useWorth(prices);
  return (
    <Card>
      <Facts
        facts={[
          {
            name: MESSAGES.opening,
            value: <SignedAmount amount={opening} />,
            second: worthOf(opening, openingPrice),
          },
          { name: MESSAGES.received, value: <AmountText amount={received} tone="received" /> },
          { name: MESSAGES.sent, value: <AmountText amount={sent} tone="sent" /> },
          { name: MESSAGES.fees, value: <AmountText amount={fees} tone="sent" /> },
          {
            name: MESSAGES.closing,
            value: <SignedAmount amount={closing} />,
            second: worthOf(closing, closingPrice),
          },
        ]}
      />
    </Card>
  );
}
