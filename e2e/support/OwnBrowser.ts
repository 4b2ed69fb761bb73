/** A browser process of its own with a profile on disk: it can be killed without a warning and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { BROWSER_SWITCHES, browserPath } from './places.ts';

const START_LIMIT_MS = 60_000;
const ENDPOINT = /DevTools listening on (ws:\S+)/;

/** Storage for frames of other sites, as most people's browsers have it. */
const OPEN_STORAGE = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } };

/** A profile, and the process that has it open. */
export class OwnBrowser {
  readonly #folder = mkdtempSync(join(tmpdir(), 'kennel-profile-'));
  #child: ChildProcess | null = null;
  #browser: Browser | null = null;

  /** @param blocksFrames - frames of other sites have no storage, as Chromium's own default is in some systems */
  constructor(blocksFrames = false) {
    mkdirSync(join(this.#folder, 'Default'));
    if (!blocksFrames) {
      writeFileSync(join(this.#folder, 'Default/Preferences'), JSON.stringify(OPEN_STORAGE));
    }
  }

  /** Starts the process. @returns its one context, with whatever the profile holds */
  async start(): Promise<BrowserContext> {
    const args = [
      ...BROWSER_SWITCHES,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${this.#folder}`,
      'about:blank',
    ];
    const child = spawn(browserPath(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    this.#browser = await chromium.connectOverCDP(await endpointOf(child));
    const [context] = this.#browser.contexts();
    if (context === undefined) throw new TypeError('the browser has no context');
    context.setDefaultTimeout(30_000);
    return context;
  }

  /** Ends the process as a phone does that needs the memory or lost its power: it hears nothing of that. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await gone;
    await this.#browser?.close().catch(() => undefined);
    this.#child = null;
  }

  /** Ends the process and deletes the profile. */
  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** Reads where the process listens. */
function endpointOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the browser did not start')), START_LIMIT_MS);
    let heard = '';
    child.stderr?.on('data', (data) => {
      heard += String(data);
      const endpoint = ENDPOINT.exec(heard)?.[1];
      if (endpoint === undefined) return;
      clearTimeout(late);
      resolve(endpoint);
    });
    child.once('exit', (code) => reject(new Error(`the browser ended with ${code}: ${heard.slice(-500)}`)));
  });
}
