import { useEffect, useState } from 'react';
import type { ChartStore } from '../../stores/charts/ChartStore.ts';
import { useApp } from '../AppContext.tsx';

/**
 * By how many percent the price of DOGE moved in a day; null while that is not known. For a component that is an `observer`.
 *
 * Its code and its request come after home has its numbers.
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
    // home is whole without it
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
