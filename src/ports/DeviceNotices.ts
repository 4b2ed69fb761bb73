/** Notifications of the device itself, outside of the app. */

/** `off`: the user has not been asked yet; `denied`: declined, which only the browser's settings can change. */
export type NoticePermission = 'off' | 'on' | 'denied';

/** Never throws. */
export interface DeviceNotices {
  permission(): NoticePermission;
  /** asks for permission; only from a press. @returns the resulting permission */
  ask(): Promise<NoticePermission>;
  /** shows one if permitted. Pressing it brings the app to the front */
  show(title: string, text: string): void;
}
