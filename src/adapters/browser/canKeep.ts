/** Whether the browser can keep the app's files on the device. Private windows and some web views have no service workers. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;
