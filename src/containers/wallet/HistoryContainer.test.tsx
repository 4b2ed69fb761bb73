// @vitest-environment happy-dom
import { act, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openAccount } from '../../../mocks/fixtures/accountFixture.ts';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import { AppContext, type AppServices } from '../AppContext.tsx';
import { HistoryContainer } from './HistoryContainer.tsx';

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...said) => void complaints.push(said.join(' ')));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A part that loads late: its siblings are rendered again when it is there. */
const Loaded = ({ part }: { readonly part: Promise<null> }) => use(part);

/** Shows the history, and leaves it. */
async function visit(app: AppServices, during = () => {}): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const part = new Promise<null>((resolve) => setTimeout(resolve, 0, null));
  const history = (
    <AppContext.Provider value={{ first: app, app: () => app }}>
      <KennelTheme>
        <Suspense fallback={null}>
          <HistoryContainer />
          <Loaded part={part} />
        </Suspense>
      </KennelTheme>
    </AppContext.Provider>
  );
  await act(async () => root.render(history));
  await act(async () => {
    await part;
  });
  await act(async () => during());
  await act(async () => root.unmount());
  container.remove();
}

it('changes nothing while it is drawn: no warning of MobX or React', async () => {
  const app = await openAccount();
  const { view } = app.stores.tx.history.cache;
  await visit(app, () => view.setFilter('received'));
  await visit(app);
  expect(complaints).toEqual([]);
});

it('begins anew for who comes from elsewhere, and goes on for who comes back from a detail', async () => {
  const app = await openAccount();
  const { view } = app.stores.tx.history.cache;
  await visit(app, () => {
    view.setFilter('received');
    view.goAway();
  });
  expect(view.filter).toBe('received');
  await visit(app);
  expect(view.filter).toBe('all');
});
