// Finds a browser for the tests: an installed Chrome or Chromium first, then Playwright's, then the system's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './install.mjs';

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));

const installed = () =>
  [process.env.KENNEL_BROWSER, ...onPath(), ...PLACES].find((path) => path && existsSync(path));

async function playwrights() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  spawnSync(process.execPath, [join(ROOT, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return existsSync(path) ? path : undefined;
}

/** Another process may be installing: a system updates itself just after setup. */
const WAITING = ['-o', 'DPkg::Lock::Timeout=300'];

function systems() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command, ...rest] = [...sudo, 'apt-get', ...WAITING, ...args];
    spawnSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return installed();
}

/** Path of a Chrome or Chromium. Exits with a message when none can be found or installed. */
export async function findBrowser() {
  const path = installed() ?? (await playwrights()) ?? systems();
  if (path) return path;
  console.error(
    'No Chrome or Chromium could be found or installed. Install one, or name it in KENNEL_BROWSER.',
  );
  return process.exit(1);
}

/** Environment for the browser, so that it uses only the fonts of packages, whatever the machine has. */
export const OWN_FONTS = { ...process.env, FONTCONFIG_FILE: join(ROOT, '.ci/fonts.conf') };
