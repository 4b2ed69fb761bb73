/** Puts a fake host into a page that is itself a frame, as Storybook's preview is, with the app in the same window. */
import { postMessageImplementation } from '@telegram-apps/sdk-react';
import type { FakeHost } from './hostContract.ts';
import { parseMessage } from './hostTransports.ts';

/**
 * Installs the host. In a frame the SDK would talk to the page around it; here it talks to the fake host.
 *
 * @returns ends the conversation
 */
export function installInPreview(host: FakeHost): () => void {
  host.install(window);
  postMessageImplementation.set((data: unknown) => {
    const message = parseMessage(data);
    if (message) host.receive(message.method, message.params);
  });
  return () => {
    // A question that is still under way must not leave the page.
    postMessageImplementation.set(() => {});
    host.uninstall();
  };
}
