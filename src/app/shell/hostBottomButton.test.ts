import { describe, expect, it, vi } from 'vitest';
import type { BottomButton, Telegram } from '../../ports/Telegram.ts';
import { ownBottomButton } from './hostBottomButton.ts';

function fakeHost() {
  const shown: (BottomButton | null)[] = [];
  const hideKeyboard = vi.fn();
  let press = () => {};
  const host = {
    hasBottomButton: true,
    hideKeyboard,
    setBottomButton: (button: BottomButton | null) => shown.push(button),
    onBottomButton: (listener: () => void) => {
      press = listener;
      return () => {};
    },
  } as Partial<Telegram> as Telegram;
  return { host, shown, hideKeyboard, press: () => press() };
}

const action = (label: string, part: { isEnabled?: boolean; isBusy?: boolean } = {}) => ({
  label,
  onPress: vi.fn(),
  isEnabled: true,
  isBusy: false,
  ...part,
});

describe('the owner of the bottom button', () => {
  it('shows an action, presses it, and hides the button when the action leaves', () => {
    const { host, shown, hideKeyboard, press } = fakeHost();
    const next = action('Continue');
    const leave = ownBottomButton(host)?.show(next);
    expect(shown.at(-1)).toEqual({ text: 'Continue', isEnabled: true, isBusy: false });
    press();
    expect(next.onPress).toHaveBeenCalledOnce();
    expect(hideKeyboard).toHaveBeenCalledOnce();
    leave?.();
    expect(shown.at(-1)).toBeNull();
  });

  it('keeps the newer action when the older one leaves late', () => {
    const { host, shown } = fakeHost();
    const owner = ownBottomButton(host);
    const leaveOld = owner?.show(action('Old'));
    owner?.show(action('New'));
    leaveOld?.();
    expect(shown.at(-1)?.text).toBe('New');
  });

  it('ignores presses while busy or disabled', () => {
    const { host, press } = fakeHost();
    const owner = ownBottomButton(host);
    const busy = action('Busy', { isBusy: true });
    owner?.show(busy);
    press();
    expect(busy.onPress).not.toHaveBeenCalled();
  });

  it('leaves the page to draw its own button where the host has none', () => {
    expect(ownBottomButton({ hasBottomButton: false } as Partial<Telegram> as Telegram)).toBeNull();
  });
});
