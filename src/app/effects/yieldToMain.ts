/** A pause between two pieces of work, so that a slow phone draws and answers between them instead of after them. */

/** Resolves as a task of its own. Unlike a timer's, it is never put off. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
