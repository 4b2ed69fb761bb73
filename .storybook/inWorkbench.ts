// Who looks at a story.

/** Whether the workbench is around this page: neither a window of its own nor Vitest's. */
export const isInWorkbench = (): boolean =>
  window.parent !== window && location.pathname.endsWith('/iframe.html');
