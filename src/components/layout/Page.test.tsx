// @vitest-environment happy-dom
// A single back control: the host's if it has one, otherwise the page's.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from './Page.tsx';
import { BackHost, type BackOwner } from './shellContexts.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

async function draw(isHosts: boolean, onBack: () => void) {
  const taken: (() => void)[] = [];
  const release = vi.fn();
  const take: BackOwner['take'] = (lead) => {
    taken.push(lead);
    return release;
  };
  const element = document.createElement('div');
  const root = createRoot(element);
  await act(async () =>
    root.render(
      <BackHost value={{ take, isHosts, inPage: null }}>
        <Page title="Words" onBack={onBack}>
          …
        </Page>
      </BackHost>,
    ),
  );
  return { taken, release, element, close: () => act(async () => root.unmount()) };
}

it('leaves the way back to the host’s button, and leads it where the page wants', async () => {
  const onBack = vi.fn();
  const { taken, release, element, close } = await draw(true, onBack);
  expect(element.querySelector('button')).toBeNull();
  taken[0]?.();
  expect(onBack).toHaveBeenCalledOnce();
  await close();
  expect(release).toHaveBeenCalledOnce();
});

it('draws it where the host has none', async () => {
  const onBack = vi.fn();
  const { taken, element, close } = await draw(false, onBack);
  element.querySelector('button')?.click();
  expect(onBack).toHaveBeenCalledOnce();
  expect(taken).toEqual([]);
  await close();
});
