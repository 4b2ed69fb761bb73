// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failing } from '../../../mocks/telegram/hostFailures.ts';
import type { HostViewport, Telegram } from '../../ports/Telegram.ts';
import { keepFieldVisible } from './keepFieldVisible.ts';
import { cover } from './useHost.ts';

const viewportOf = (height: number, part: Partial<HostViewport> = {}): HostViewport => ({
  height,
  stableHeight: height,
  isExpanded: true,
  insetTop: 0,
  insetBottom: 0,
  ...part,
});

/** A host whose keyboard opens and closes. */
function hostOfHeight(height: number) {
  let viewport = viewportOf(height);
  const listeners = new Set<(now: HostViewport) => void>();
  const host = {
    viewport: () => viewport,
    onViewport: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as Partial<Telegram> as Telegram;
  const become = (next: number) => {
    viewport = viewportOf(next);
    for (const listener of listeners) listener(viewport);
  };
  return { host, become, count: () => listeners.size };
}

function fieldAt(bottom: number, tag: 'input' | 'button' = 'input'): HTMLElement {
  const field = document.createElement(tag);
  field.getBoundingClientRect = () => new DOMRect(0, bottom - 40, 300, 40);
  field.scrollIntoView = vi.fn();
  document.body.append(field);
  return field;
}

const style = document.documentElement.style;
let stop = () => {};

beforeEach(() => {
  Object.assign(window, { innerHeight: 760 });
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  style.removeProperty('--keyboard');
  style.removeProperty('--height');
});

describe(failing('keyboard-covers'), () => {
  it('scrolls the field up once the keyboard covers it, and leaves room to do so', () => {
    const { host, become } = hostOfHeight(760);
    stop = keepFieldVisible(window, host);
    const field = fieldAt(600);
    field.focus();
    expect(field.scrollIntoView).not.toHaveBeenCalled();
    become(420);
    expect(field.scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
    expect(style.getPropertyValue('--keyboard')).toBe('340px');
    field.blur();
    expect(style.getPropertyValue('--keyboard')).toBe('0px');
  });

  it('leaves a field alone that can be seen, and what is not typed into', () => {
    const { host, become } = hostOfHeight(760);
    stop = keepFieldVisible(window, host);
    const field = fieldAt(300);
    field.focus();
    become(420);
    expect(field.scrollIntoView).not.toHaveBeenCalled();
    const button = fieldAt(600, 'button');
    button.focus();
    expect(button.scrollIntoView).not.toHaveBeenCalled();
    expect(style.getPropertyValue('--keyboard')).toBe('0px');
  });

  it('stops', () => {
    const { host, count } = hostOfHeight(760);
    keepFieldVisible(window, host)();
    expect(count()).toBe(0);
  });
});

describe(failing('viewport-of-one-pixel'), () => {
  it('is not believed by the style sheet', () => {
    cover(viewportOf(760));
    expect(style.getPropertyValue('--height')).toBe('760px');
    cover(viewportOf(1));
    expect(style.getPropertyValue('--height')).toBe('');
  });

  it('moves no field', () => {
    const { host, become } = hostOfHeight(760);
    stop = keepFieldVisible(window, host);
    const field = fieldAt(600);
    field.focus();
    become(1);
    expect(field.scrollIntoView).not.toHaveBeenCalled();
    expect(style.getPropertyValue('--keyboard')).toBe('0px');
  });
});
