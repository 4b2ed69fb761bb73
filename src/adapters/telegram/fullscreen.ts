/** Fullscreen, for holding the screen up to someone. Phones only: on desktops it would fill the monitor. */
import { on, supports } from '@telegram-apps/bridge';
import type { HostInfo } from '../../ports/Telegram.ts';
import type { Attempt } from './bridge/attempt.ts';
import { postEvent } from './bridge/bridge.ts';

const PHONES = ['ios', 'android', 'android_x'];

/** Enters and exits fullscreen. A fullscreen the app didn't request, or the user exited, is left alone. */
export function controlFullscreen(
  { platform, version }: HostInfo,
  attempt: Attempt,
): (isOn: boolean) => void {
  if (!PHONES.includes(platform) || !supports('web_app_request_fullscreen', version)) return () => {};
  let isOurs = false;
  on('fullscreen_failed', () => {
    isOurs = false;
  });
  on('fullscreen_changed', ({ is_fullscreen }) => {
    if (!is_fullscreen) isOurs = false;
  });
  return (isOn) => {
    if (isOn === isOurs) return;
    attempt('change between its window and the whole screen', () => {
      postEvent(isOn ? 'web_app_request_fullscreen' : 'web_app_exit_fullscreen');
      isOurs = isOn;
    });
  };
}
