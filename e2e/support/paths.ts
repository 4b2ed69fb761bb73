/** Where everything of the journeys is: the built app, its servers, the browser. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/**
 * The build that is tried; made by `.ci/build.mjs`. `KENNEL_APP` names the one in which passwords cost nothing to try, for journeys that
 * are about something else; journeys with the tag `ships` are tried with the one that ships.
 */
export const APP_FOLDER = join(ROOT, process.env.KENNEL_APP ?? 'dist/app');

/** The indexers that the build was made with, the first to try first. Nothing listens there: see `ports.ts`. */
export const SERVERS = ['http://127.0.0.1:19138', 'http://127.0.0.1:19139'] as const;

/** How many journeys go side by side: one more than cores, since each waits at times. Ports are found for no more than eight. */
export const WORKERS = Math.min(8, availableParallelism() + 1);

/** The page that holds the app in a frame, as Telegram's web client does. */
export const HOST_PAGE = 'https://web.telegram.org/a/';

/** A Chromium or Chrome. @throws when there is none */
export function browserPath(): string {
  const path = process.env.KENNEL_BROWSER ?? '/usr/bin/chromium';
  if (!existsSync(path)) throw new Error(`no browser at ${path}: name one in KENNEL_BROWSER`);
  return path;
}

/**
 * What a browser leaves alone.
 *
 * Telegram's page comes from the test: to the browser it is of the wide world, and the app in it of this machine, which a
 * person would be asked about. Each window would load two pages for an address bar that nobody sees, and start a process for a
 * next window that never comes.
 */
export const DISABLED_FEATURES =
  '--disable-features=LocalNetworkAccessChecks,WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess';

/** V8 would cut each text in a snapshot of the heap after 1,024 characters, and what stands behind them would not be found. */
const WHOLE_TEXTS = '--js-flags=--heap-snapshot-string-limit=100000000';

/** Switches that keep a browser quiet and on this machine. */
export const BROWSER_SWITCHES: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  DISABLED_FEATURES,
  WHOLE_TEXTS,
];
