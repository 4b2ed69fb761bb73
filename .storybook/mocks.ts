// Starts the mocked network of stories; a request that no handler answers fails the story that made it.
import type { Loader } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { isInWorkbench } from './inWorkbench.ts';

let unhandled: string[] = [];

/** Starts the service worker once. Files of Storybook itself pass; everything else must have a handler. */
async function startMocks() {
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

/** Begun before the first story is asked for: a service worker takes its time. */
const mocks = startMocks();

/** Titles of stories in which the real stores ask the mocked servers. */
const RUNS_THE_APP = /^(?:Routes|Journeys)\b/;

const wait = mswLoader(() => mocks);

/**
 * Waits until the network is mocked. What asks nothing is shown in the workbench at once; a story in a window of its own, as the
 * gate opens it, has all that it asks looked at.
 */
export const mockNetwork: Loader = async (context) =>
  isInWorkbench() && !RUNS_THE_APP.test(context.title) ? {} : wait(context);

/** Throws when the story asked for something that nobody mocks. */
export function rejectUnhandledRequests(): void {
  const requests = unhandled;
  unhandled = [];
  if (requests.length > 0) throw new Error(`no handler for ${requests.join(', ')}`);
}
