/** Short messages of the device itself, beside the app. */

/** `off` where the person was not asked yet; `denied` where they said no, which the browser's settings alone change. */
export type NoticePermission = 'off' | 'on' | 'denied';

/** Nothing here throws. */
export interface DeviceNotices {
  permission(): NoticePermission;
  /** asks, from a press. @returns what holds from now on */
  ask(): Promise<NoticePermission>;
  /** shows one where that is allowed. A press on it brings the app back */
  show(title: string, text: string): void;
}
