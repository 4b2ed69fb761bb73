// What the workbench's server leaves for later, or leaves out, while somebody waits for a story.
import type { Plugin } from 'vite';

const QUIET_MS = 1000;
/** Whoever asks for what waits, and opens no story, doesn't wait longer. */
const LONGEST_MS = 20_000;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The server of the workbench, as far as a story comes first. */
export interface StoryFirst {
  readonly plugin: Plugin;
  /** resolves once nothing was asked for during a second, at the latest after 20 */
  quiet(): Promise<void>;
}

/**
 * Notes when the server is asked for something, and lets it send its answers as they are: to pack them takes longer than to hand
 * them to a browser on the same machine.
 */
export function storyFirst(): StoryFirst {
  let asked = 0;
  const note = (): void => {
    asked = performance.now();
  };
  return {
    plugin: {
      name: 'kennel:story-first',
      apply: 'serve',
      configureServer({ config, middlewares }) {
        const { hmr } = config.server;
        if (typeof hmr === 'object') {
          hmr.server?.prependListener('request', ({ headers }) => {
            delete headers['accept-encoding'];
          });
        }
        middlewares.use((_request, response, next) => {
          note();
          response.once('close', note);
          next();
        });
      },
    },
    async quiet() {
      note();
      const latest = asked + LONGEST_MS;
      for (let now = asked; now < asked + QUIET_MS && now < latest; now = performance.now()) {
        await pause(QUIET_MS / 4);
      }
    },
  };
}
