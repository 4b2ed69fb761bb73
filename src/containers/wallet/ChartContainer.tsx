/** The chart of price and balance. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Sheet } from '../../components/overlays/Sheet.tsx';
import type { ChartRange } from '../../domain/chart/chartSeries.ts';
import { type Loadable, lastValue } from '../../domain/loadable.ts';
import { CHART_MESSAGES } from '../../i18n/messages/wallet/chartMessages.ts';
import { ChartPanel } from '../../screens/wallet/Chart/ChartPanel.tsx';
import type { ChartContent, ChartSubject } from '../../screens/wallet/Chart/ChartSheet.types.ts';
import { type ChartSeries, ChartStore } from '../../stores/charts/ChartStore.ts';
import { useApp } from '../AppContext.tsx';
import { useNow } from '../useNow.ts';

/** The content for a series: the last known one while it is refreshed. */
export function chartContent(series: Loadable<ChartSeries>): ChartContent {
  const points = lastValue(series);
  if (points) return { status: 'ready', points };
  const isOpen = series.status === 'idle' || series.status === 'loading';
  return { status: isOpen && points !== null ? 'loading' : 'unavailable' };
}

interface ChartContainerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A sheet over home. */
export const ChartContainer = observer(function ChartContainer({ isOpen, onClose }: ChartContainerProps) {
  const { stores, clock, host } = useApp();
  const { accounts, preferences, ui } = stores;
  const [subject, setSubject] = useState<ChartSubject>('price');
  const [range, setRange] = useState<ChartRange>('day');
  const charts = stores.lazy.of(ChartStore);
  const nowMs = useNow(clock);
  const isPrice = subject === 'price';
  const isHidden = !isPrice && ui.isBalanceHidden;
  const read = isPrice ? charts.openPrice : charts.openBalance;
  useEffect(() => {
    if (isOpen && !isHidden) void read(range);
  }, [isOpen, isHidden, read, range]);
  const touch = () => host.haptic('selection');
  return (
    <Sheet isOpen={isOpen} title={CHART_MESSAGES.title} onClose={onClose}>
      <ChartPanel
        subject={subject}
        range={range}
        content={
          isHidden
            ? { status: 'hidden' }
            : chartContent(isPrice ? charts.priceOf(range) : charts.balanceOf(range))
        }
        currency={preferences.currency}
        price={accounts.price.quote}
        nowMs={nowMs}
        onSubject={(next) => {
          touch();
          setSubject(next);
        }}
        onRange={(next) => {
          touch();
          setRange(next);
        }}
        onRetry={() => void read(range, 'again')}
      />
    </Sheet>
  );
});
