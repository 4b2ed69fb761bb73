/** The whole screen, where something is held up to somebody. Desktops would fill the monitor with it: only phones are asked. */
import { on, supports } from '@telegram-apps/bridge';
import type { HostInfo } from '../../ports/Telegram.ts';
import type { Attempt } from './bridge/attempt.ts';
import { postEvent } from './bridge/bridge.ts';

const PHONES = ['ios', 'android', 'android_x'];

/** Takes and leaves the whole screen. What was whole before, or was left by hand, is not touched. */
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
