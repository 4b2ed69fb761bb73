/** Browser notifications: through the service worker if there is one, since phones accept none from a page. */
import type { DeviceNotices, NoticePermission } from '../../ports/DeviceNotices.ts';

const NAMES: Readonly<Record<NotificationPermission, NoticePermission>> = {
  default: 'off',
  granted: 'on',
  denied: 'denied',
};

const ICON = '/icons/192.png';

async function show(title: string, text: string): Promise<void> {
  const options = { body: text, icon: ICON };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) await registration.showNotification(title, options);
  else new Notification(title, options).addEventListener('click', () => window.focus());
}

/** @returns null if the browser doesn't support them */
export function createBrowserNotices(): DeviceNotices | null {
  if (!('Notification' in globalThis)) return null;
  return {
    permission: () => NAMES[Notification.permission],
    ask: () =>
      Notification.requestPermission().then(
        (permission) => NAMES[permission],
        () => 'denied',
      ),
    show(title, text) {
      if (Notification.permission === 'granted') show(title, text).catch(() => {});
    },
  };
}
