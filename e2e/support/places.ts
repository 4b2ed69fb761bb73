/** Where everything of the journeys is: the built app, its servers, the browser. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** The production build; made by `.ci/build.mjs`. */
export const APP_FOLDER = join(ROOT, 'dist/app');

/** The ports that the build looks for its indexers on, the first to try first. */
export const FIRST_PORT = 19138;
/** @see FIRST_PORT */
export const SECOND_PORT = 19139;

/** The indexers that the build was made with. */
export const SERVERS = [FIRST_PORT, SECOND_PORT].map((port) => `http://127.0.0.1:${port}`);

/** The page that holds the app in a frame, as Telegram's web client does. */
export const HOST_PAGE = 'https://web.telegram.org/a/';

/** A Chromium or Chrome. @throws when there is none */
export function browserPath(): string {
  const path = process.env.KENNEL_BROWSER ?? '/usr/bin/chromium';
  if (!existsSync(path)) throw new Error(`no browser at ${path}: name one in KENNEL_BROWSER`);
  return path;
}

/**
 * Telegram's page comes from the test: to the browser it is of the wide world, and the app in it of this machine, which
 * a person would be asked about.
 */
export const DISABLED_FEATURES = '--disable-features=LocalNetworkAccessChecks';

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
];
