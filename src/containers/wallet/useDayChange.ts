import { useEffect, useState } from 'react';
import type { ChartStore } from '../../stores/charts/ChartStore.ts';
import { useApp } from '../AppContext.tsx';

/**
 * Price change of DOGE over a day, percent; null when unknown. For a component that is an `observer`.
 *
 * Code and request are loaded after home has its numbers.
 */
export function useDayChange(): number | null {
  const { stores } = useApp();
  const { isCold, accounts, lazy } = stores;
  const { quote } = accounts.price;
  const [charts, setCharts] = useState<ChartStore | null>(null);
  const isWanted = !isCold && quote !== null && charts === null;
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    // home is complete without it
    void import('../../stores/charts/ChartStore.ts').then(
      (module) => isGone || setCharts(lazy.of(module.ChartStore)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, lazy]);
  useEffect(() => {
    if (charts !== null && quote !== null) void charts.openPrice('day');
  }, [charts, quote]);
  return charts?.dayChange ?? null;
}
