/** Twenty thousand transfers on the product's own screen, and nothing around it. */
import { createRoot } from 'react-dom/client';
import { manyEntries } from '../../mocks/views/history.ts';
import { historyReady } from '../../mocks/views/walletViews.ts';
import { KennelTheme } from '../../src/components/theme/KennelTheme.tsx';
import { HistoryScreen } from '../../src/screens/wallet/History/HistoryScreen.tsx';

const ROWS = 20_000;
const nothing = () => undefined;
const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <KennelTheme>
      <HistoryScreen
        {...historyReady({ entries: manyEntries(ROWS), known: ROWS })}
        onEntry={nothing}
        onMore={nothing}
        onRefresh={nothing}
        onReceive={nothing}
        onFilter={nothing}
        onSearch={nothing}
      />
    </KennelTheme>,
  );
}
