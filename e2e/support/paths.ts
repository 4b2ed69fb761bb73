/** Paths and settings of the journeys: the built app, its servers, the browser. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/**
 * The tested build, made by `.ci/build.mjs`. `KENNEL_APP` names the one with cheap password derivation, for journeys about
 * something else; journeys with the tag `ships` use the one that ships.
 */
export const APP_FOLDER = join(ROOT, process.env.KENNEL_APP ?? 'dist/app');

/** The build's indexers, in order of preference. Nothing listens there: see `ports.ts`. */
export const SERVERS = ['http://127.0.0.1:19138', 'http://127.0.0.1:19139'] as const;

/** Number of parallel journeys: one more than cores, since each waits at times. There are ports for no more than eight. */
export const WORKERS = Math.min(8, availableParallelism() + 1);

/** The page with the app's frame, as in Telegram's web client. */
export const HOST_PAGE = 'https://web.telegram.org/a/';

/** The path of Chromium or Chrome. @throws when there is none */
export function browserPath(): string {
  const path = process.env.KENNEL_BROWSER ?? '/usr/bin/chromium';
  if (!existsSync(path)) throw new Error(`no browser at ${path}: name one in KENNEL_BROWSER`);
  return path;
}

/**
 * Disabled browser features.
 *
 * Telegram's page is served by the test: the browser takes it for a public site and the app in it for a local one, and would ask
 * the person for permission. Each window would also load two pages for the address bar, and start a spare process for a next
 * window.
 */
export const DISABLED_FEATURES =
  '--disable-features=LocalNetworkAccessChecks,WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess';

/** V8 would truncate texts in heap snapshots after 1,024 characters, and secrets behind that would not be found. */
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
