/** Installs a fake host in a page that is itself a frame, like Storybook's preview, with the app in the same window. */
import { postMessageImplementation } from '@telegram-apps/sdk-react';
import type { FakeHost } from './hostContract.ts';
import { parseMessage } from './hostTransports.ts';

/**
 * Installs the host. In a frame the SDK would message the surrounding page; here it reaches the fake host.
 *
 * @returns uninstalls it
 */
export function installInPreview(host: FakeHost): () => void {
  host.install(window);
  postMessageImplementation.set((data: unknown) => {
    const message = parseMessage(data);
    if (message) host.receive(message.method, message.params);
  });
  return () => {
    // A request still under way must not leave the page.
    postMessageImplementation.set(() => {});
    host.uninstall();
  };
}
