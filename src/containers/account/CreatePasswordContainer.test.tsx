// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import { AppContext, type AppServices } from '../AppContext.tsx';
import { CreatePasswordContainer } from './CreatePasswordContainer.tsx';

/** Accepted by the app's own check, but on every list of leaked passwords. */
const LEAKED = '1qaz2wsx3edc4rfv';

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

/** The screen's judgement of a password. */
async function judgementOf(
  password: string,
  loadPasswordScore: AppServices['loadPasswordScore'],
): Promise<string> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const app = { ...createFakeApp(), loadPasswordScore };
  await act(async () =>
    root.render(
      <AppContext.Provider value={{ first: app, app: () => app }}>
        <KennelTheme>
          <CreatePasswordContainer />
        </KennelTheme>
      </AppContext.Provider>,
    ),
  );
  const field = container.querySelector('input');
  if (field === null) throw new Error('no field');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, password);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const said = container.textContent ?? '';
  await act(async () => root.unmount());
  container.remove();
  return said;
}

it('takes the lower of both judgements', async () => {
  const load = async () => (password: string) => (password === LEAKED ? 1 : 4);
  expect(await judgementOf(LEAKED, load)).toContain('Too easy to guess');
  expect(await judgementOf('kettle orbit velvet harbour', load)).toContain('Very hard to guess.');
});

it('judges alone where the lists cannot be loaded', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await judgementOf(LEAKED, load)).toContain('Very hard to guess.');
});
