// Starts the mocked network of stories; a request without a handler fails the story that made it.
import type { Loader } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { isInWorkbench } from './inWorkbench.ts';

let unhandled: string[] = [];

/** Starts the service worker once. Storybook's own files pass; everything else must have a handler. */
async function startMocks() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // next to the page, wherever the built stories are published
    serviceWorker: { url: new URL('mockServiceWorker.js', location.href).pathname },
    onUnhandledRequest(request, print) {
      if (new URL(request.url).origin === location.origin) return;
      unhandled.push(`${request.method} ${request.url}`);
      print.error();
    },
  });
  return worker;
}

/** Started before the first story is requested, since a service worker takes some time. */
const mocks = startMocks();

/** Titles of stories in which real stores request the mocked servers. */
const RUNS_THE_APP = /^(?:Routes|Journeys)\b/;

const wait = mswLoader(() => mocks);

/**
 * Waits until the network is mocked. Stories without requests are shown in the workbench at once; in a window of its own, as in
 * tests, all requests of a story are checked.
 */
export const mockNetwork: Loader = async (context) =>
  isInWorkbench() && !RUNS_THE_APP.test(context.title) ? {} : wait(context);

/** @throws when the story made a request that has no mock */
export function rejectUnhandledRequests(): void {
  const requests = unhandled;
  unhandled = [];
  if (requests.length > 0) throw new Error(`no handler for ${requests.join(', ')}`);
}
