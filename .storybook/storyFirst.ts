// What the workbench's server postpones, or leaves out, while a story is being loaded.
import type { Plugin } from 'vite';

const QUIET_MS = 1000;
/** Upper bound of the wait, for servers without a quiet moment. */
const LONGEST_MS = 20_000;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Lets stories load before other work of the workbench's server. */
export interface StoryFirst {
  readonly plugin: Plugin;
  /** resolves after a second without requests, at the latest after 20 */
  quiet(): Promise<void>;
}

/**
 * Records the server's requests, and turns off compression of its responses: it takes longer than sending them to a browser on
 * the same machine.
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
