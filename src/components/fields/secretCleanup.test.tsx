// @vitest-environment happy-dom
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useForgetPreviousRender } from './secretCleanup.ts';

const SECRET = 'much doge so secret';

function Shown() {
  const [text, setText] = useState(SECRET);
  useForgetPreviousRender(text === '' ? 'covered' : 'shown');
  return (
    <button type="button" onClick={() => setText('')}>
      <span>{text}</span>
    </button>
  );
}

/** What React retains for an element: the props of its last two renders. */
function keptBy(element: Element): string {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));
  const fiber = Reflect.get(element, key ?? '') as { alternate: typeof fiber; memoizedProps: object } | null;
  return JSON.stringify([fiber?.memoizedProps, fiber?.alternate?.memoizedProps]);
}

describe('useForgetPreviousRender', () => {
  let place: HTMLElement;
  let root: Root;
  const span = () => place.querySelector('span') as HTMLElement;

  beforeEach(async () => {
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    root.render(<Shown />);
    await expect.poll(() => place.textContent).toBe(SECRET);
  });

  afterEach(() => {
    root.unmount();
    place.remove();
  });

  it('lets go of what was on show before another task comes', async () => {
    expect(keptBy(span())).toContain(SECRET);
    span().click();
    await Promise.resolve();
    expect(place.textContent).toBe('');
    expect(keptBy(span())).not.toContain(SECRET);
  });
});
