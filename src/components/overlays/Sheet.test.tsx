// @vitest-environment happy-dom
// When the sheets' code is loaded: not while the first screen loads, and immediately when one is opened.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const asked = vi.fn();
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  vi.resetModules();
  asked.mockClear();
  vi.doMock('./sheet/SheetDrawer.tsx', () => {
    asked();
    return { SheetDrawer: () => <p>what is in it</p> };
  });
});
afterEach(() => {
  vi.doUnmock('./sheet/SheetDrawer.tsx');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function draw(isOpen: boolean) {
  const { Sheet } = await import('./Sheet.tsx');
  const element = document.createElement('div');
  const root = createRoot(element);
  const put = (isShown: boolean) =>
    act(async () =>
      root.render(
        <Sheet isOpen={isShown} title="Words" onClose={() => {}}>
          …
        </Sheet>,
      ),
    );
  await put(isOpen);
  return { element, put, close: () => act(async () => root.unmount()) };
}

const wait = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
};

it('leaves the first screen its time, then asks', async () => {
  const { close } = await draw(false);
  await wait(2999);
  expect(asked).not.toHaveBeenCalled();
  await wait(1);
  expect(asked).toHaveBeenCalledOnce();
  await close();
});

it('asks at once on the screens after it', async () => {
  const first = await draw(false);
  await first.close();
  await wait(3000);
  expect(asked).not.toHaveBeenCalled();
  const { close } = await draw(false);
  await wait(0);
  expect(asked).toHaveBeenCalledOnce();
  await close();
});

it('asks at once where somebody opens one', async () => {
  const { element, put, close } = await draw(false);
  await put(true);
  await wait(0);
  await act(async () => {});
  expect(element.textContent).toBe('what is in it');
  await close();
});
