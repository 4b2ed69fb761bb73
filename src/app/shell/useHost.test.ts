// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createBrowserHost } from '../../adapters/browser/browserHost.ts';
import type { Navigation } from '../../ports/Navigation.ts';
import type { Telegram } from '../../ports/Telegram.ts';
import { useBackOwner } from './useHost.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('hears a press of the back button in the moment in which it appears', async () => {
  const listeners = new Set<() => void>();
  const host: Telegram = {
    ...createBrowserHost(),
    hasBackButton: true,
    setBackButton: (isVisible) => {
      if (isVisible) for (const listener of listeners) listener();
    },
    onBack: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const back = vi.fn();
  const nav = { back } as unknown as Navigation;
  const isUnderWay = () => false;
  function Screen() {
    useBackOwner(host, nav, isUnderWay, true);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Screen)));
  expect(back).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
