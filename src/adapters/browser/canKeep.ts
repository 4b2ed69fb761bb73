/** Whether the browser can store the app's files. Private windows and some web views have no service workers. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;
