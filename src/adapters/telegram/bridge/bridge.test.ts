import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postEvent, setVersion } from './bridge.ts';

const posted: unknown[][] = [];
const lookedAt = vi.fn();

/** Puts the page into a Telegram app, with one of the window's many other properties. */
function holdInApp(): void {
  const page = {
    TelegramWebviewProxy: { postEvent: (...given: unknown[]) => void posted.push(given) },
    get other() {
      return lookedAt();
    },
  };
  vi.stubGlobal('window', Object.assign(page, { self: page, top: page }));
}

describe('a call to an app of Telegram', () => {
  beforeEach(() => {
    holdInApp();
    lookedAt.mockReset();
  });
  afterEach(() => {
    posted.length = 0;
    vi.unstubAllGlobals();
  });

  it('goes to its entrance as the protocol has it, and looks at nothing else in the window', () => {
    postEvent('web_app_expand');
    postEvent('web_app_setup_back_button', { is_visible: true });
    expect(posted).toEqual([
      ['web_app_expand', undefined],
      ['web_app_setup_back_button', '{"is_visible":true}'],
    ]);
    expect(lookedAt).not.toHaveBeenCalled();
  });

  it('is rejected where the version lacks it, or a part of it', () => {
    setVersion('6.7');
    const name = (error: unknown) => expect.objectContaining({ name: error });
    expect(() => postEvent('web_app_setup_swipe_behavior', { allow_vertical_swipe: false })).toThrow(
      name('MethodUnsupportedError'),
    );
    expect(() => postEvent('web_app_set_header_color', { color: '#151212' })).toThrow(
      name('MethodParameterUnsupportedError'),
    );
    postEvent('web_app_set_header_color', { color_key: 'bg_color' });
    expect(posted).toEqual([['web_app_set_header_color', '{"color_key":"bg_color"}']]);
    setVersion('8.0');
    postEvent('web_app_set_header_color', { color: '#151212' });
    expect(posted).toHaveLength(2);
  });
});
