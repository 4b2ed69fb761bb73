/** A separate browser process with a profile on disk: it can be killed without warning and restarted. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { browserPath, DISABLED_FEATURES } from './paths.ts';
import { switchesAt, testPorts } from './ports.ts';

const START_LIMIT_MS = 60_000;
const ENDPOINT = /DevTools listening on (ws:\S+)/;

/** The profile's setting for frames of other sites. Chromium's default differs between systems. */
const storageOfFrames = (isBlocked: boolean) => ({
  profile: { cookie_controls_mode: isBlocked ? 1 : 0, block_third_party_cookies: isBlocked },
});

/** A profile, and the process that has it open. */
export class OwnBrowser {
  readonly #folder = mkdtempSync(join(tmpdir(), 'kennel-profile-'));
  readonly #switches: readonly string[];
  #child: ChildProcess | null = null;
  #browser: Browser | null = null;

  /**
   * @param blocksFrames - frames of other sites may not store anything
   * @param switches - additional ones
   */
  constructor(blocksFrames = false, switches: readonly string[] = []) {
    // Chromium would partition the storage of frames instead of blocking it.
    const divided = blocksFrames ? [`${DISABLED_FEATURES},ThirdPartyStoragePartitioning`] : [];
    this.#switches = [...switchesAt(testPorts()), ...divided, ...switches];
    mkdirSync(join(this.#folder, 'Default'));
    const preferences = JSON.stringify(storageOfFrames(blocksFrames));
    writeFileSync(join(this.#folder, 'Default/Preferences'), preferences);
  }

  /** Starts the process. @returns its only context, with the profile's data */
  async start(): Promise<BrowserContext> {
    const args = [
      ...this.#switches,
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

  /** Kills the process without notice, as a phone does that needs the memory or loses its power. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Ends the process normally, as closing a browser does: it can be restarted. */
  close(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Ends the process normally, and deletes the profile. */
  async dispose(): Promise<void> {
    await this.#end('SIGTERM');
    await deleteFolder(this.#folder);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await gone;
    await this.#browser?.close().catch(() => undefined);
  }
}

/** The browser's last process may still be writing for a moment: then the folder is read and emptied again. */
async function deleteFolder(folder: string, tries = 40): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
  } catch (thrown) {
    if (tries === 0) throw thrown;
    await pause(250);
    await deleteFolder(folder, tries - 1);
  }
}

/** Reads the process's debugging endpoint. */
function endpointOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('the browser did not start')), START_LIMIT_MS);
    let heard = '';
    child.stderr?.on('data', (data) => {
      heard += String(data);
      const endpoint = ENDPOINT.exec(heard)?.[1];
      if (endpoint === undefined) return;
      clearTimeout(tooLate);
      resolve(endpoint);
    });
    child.once('exit', (code) => reject(new Error(`the browser ended with ${code}: ${heard.slice(-500)}`)));
  });
}
