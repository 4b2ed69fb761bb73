// Starts the mocked network of stories; a request that no handler answers fails the story that made it.
import { setupWorker } from 'msw/browser';

let unhandled: string[] = [];

/** Starts the service worker once. Files of Storybook itself pass; everything else must have a handler. */
export async function startMocks() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // beside the page, wherever the built stories are published
    serviceWorker: { url: new URL('mockServiceWorker.js', location.href).pathname },
    onUnhandledRequest(request, print) {
      if (new URL(request.url).origin === location.origin) return;
      unhandled.push(`${request.method} ${request.url}`);
      print.error();
    },
  });
  return worker;
}

/** Throws when the story asked for something that nobody mocks. */
export function rejectUnhandledRequests(): void {
  const requests = unhandled;
  unhandled = [];
  if (requests.length > 0) throw new Error(`no handler for ${requests.join(', ')}`);
}
