// The total cost of token transfers: fees of both transactions, the coins given to recipients, the total in DOGE and fiat.
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import type { TokenCost } from '../../domain/drc20/send/TokenPlan.ts';
import { inFiat } from '../../i18n/format/inFiat.ts';
import { describeWait } from '../../i18n/messages/send/describeWait.ts';
import {
  describeFeeCount,
  describeRuns,
  TOKEN_COST_MESSAGES as MESSAGES,
} from '../../i18n/messages/tokens/tokenSendMessages.ts';
import { Card } from '../layout/Card.tsx';
import { type Fact, Facts } from '../layout/Facts.tsx';
import { AmountText } from '../money/AmountText.tsx';

export interface TokenCostFactsProps {
  readonly cost: TokenCost;
  /** number of transfers */
  readonly transfers: number;
  /** how many are sent before waiting for a block */
  readonly firstRun: number;
  /** of DOGE; null while unknown */
  readonly price: FiatPrice | null;
  /** further lines */
  readonly more?: readonly Fact[];
}

/** A block is found about once a minute. */
const runsOf = (transfers: number, firstRun: number): number =>
  firstRun === 0 ? 1 : Math.ceil((transfers - firstRun) / firstRun);

/** The full cost, before anything is signed. */
export function TokenCostFacts({ cost, transfers, firstRun, price, more = [] }: TokenCostFactsProps) {
  const rest = transfers - firstRun;
  const facts: Fact[] = [
    {
      name: MESSAGES.total,
      value: <AmountText amount={cost.total} />,
      second: price === null ? MESSAGES.noService : `${inFiat(cost.total, price)} · ${MESSAGES.noService}`,
    },
    {
      name: MESSAGES.fees,
      value: <AmountText amount={koinu(cost.commitFees + cost.revealFees)} />,
      second: describeFeeCount(transfers),
    },
    {
      name: MESSAGES.given,
      value: <AmountText amount={cost.given} />,
      second: transfers === 1 ? MESSAGES.givenOne : MESSAGES.givenMany,
    },
    ...(rest > 0
      ? [
          {
            name: MESSAGES.when,
            value: describeWait(runsOf(transfers, firstRun)),
            second: describeRuns(firstRun, rest),
          },
        ]
      : []),
    ...more,
  ];
  return (
    <Card title={MESSAGES.title}>
      <Facts facts={facts} />
    </Card>
  );
}
