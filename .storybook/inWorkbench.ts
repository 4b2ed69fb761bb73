// Detects where a story is shown.

/** Whether this page is inside the workbench: neither its own window nor Vitest's. */
export const isInWorkbench = (): boolean =>
  window.parent !== window && location.pathname.endsWith('/iframe.html');
