// The service worker of stories: Mock Service Worker's own, past which scripts, styles and fonts of the page itself go.
// Nobody mocks these, and each would be copied to the page once more, to be told that it has no handler.
addEventListener('install', (event) => {
  // browsers that have no static routes ask for these through it
  event.addRoutes?.({
    condition: {
      or: [{ requestDestination: 'script' }, { requestDestination: 'style' }, { requestDestination: 'font' }],
    },
    source: 'network',
  });
});
importScripts('mockServiceWorker.js');
