/** A phone in the shared browser: its own storage, the fake Telegram client around the app, and a console recorder. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { inject } from 'vitest';
import { createFakeHost } from '../../mocks/telegram/fakeHost.ts';
import type { FakeHostOptions } from '../../mocks/telegram/hostContract.ts';
import type { HostDevice } from '../../mocks/telegram/hostDevice.ts';
import { BrowserWallet } from './BrowserWallet.ts';
import { wrapScript } from './hostScript.ts';
import { browserPath, HOST_PAGE } from './paths.ts';
import { switchesAt, testPorts } from './ports.ts';
import { Wallet } from './Wallet.ts';
import { appFrame, installWebClient, isWebClient } from './webClient.ts';

/** The smallest phone that Kennel supports. */
export const SMALL_SCREEN = { width: 320, height: 568 } as const;
const SCREEN = { width: 390, height: 760 } as const;

/** The app's host: Telegram; a browser at its address; or a browser that has it installed. */
export type HostKind = 'telegram' | 'browser' | 'installed';

/** All of them: host features are tested in each. */
export const HOSTS: readonly HostKind[] = ['telegram', 'browser', 'installed'];

export interface PhoneOptions extends FakeHostOptions {
  /** @default 'telegram' */
  readonly host?: HostKind;
  readonly screen?: { readonly width: number; readonly height: number };
  /** whether animations run, as on most phones, which takes longer. @default false */
  readonly hasMotion?: boolean;
}

/** A phone's storage while the app is closed. */
export interface PersistedOnPhone {
  /** the page's own storages */
  readonly page: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** Telegram's storage for the app; null for none */
  readonly host: HostDevice | null;
}

/** The service worker stores all files of the app first, a few hundred: a busy machine needs longer for that than for one page. */
const INSTALL_LIMIT_MS = 60_000;

let browser: Promise<Browser> | null = null;

/** The browser shared by all phones of this worker. It ends with the worker. */
export const sharedBrowser = (): Promise<Browser> => {
  browser ??= chromium.launch({ executablePath: browserPath(), args: [...switchesAt(testPorts())] });
  return browser;
};

/** The address at which Telegram opens the app. */
export const launchAddress = (options: FakeHostOptions, path = '/'): string =>
  createFakeHost(options).urlOf(`${inject('appUrl')}${path}`);

/** The fake client's options for a screen. */
export const hostOptions = ({
  screen = SCREEN,
  host: _,
  hasMotion: _motion,
  ...options
}: PhoneOptions): FakeHostOptions => ({
  space: { ...screen, isExpanded: true, isStable: true },
  ...options,
});

/** One phone. */
export class Phone {
  readonly context: BrowserContext;
  /** all console messages with their levels, oldest first */
  readonly console: string[] = [];
  readonly #options: FakeHostOptions;
  readonly #host: HostKind;
  #page: Page | null = null;
  /** Telegram's storage for the app on this phone, passed to the next opening; null before the first */
  keeping: HostDevice | null = null;

  constructor(context: BrowserContext, options: FakeHostOptions, host: HostKind = 'telegram') {
    this.context = context;
    this.#options = options;
    this.#host = host;
  }

  /**
   * Makes a new phone. Nothing is opened.
   *
   * @param kept - the storage of another such phone; empty by default
   */
  static async buy(options: PhoneOptions = {}, kept?: PersistedOnPhone): Promise<Phone> {
    const shared = await sharedBrowser();
    const viewport = options.screen ?? SCREEN;
    const reducedMotion = options.hasMotion === true ? 'no-preference' : 'reduce';
    const shown = { viewport, reducedMotion } as const;
    const context = await shared.newContext(kept ? { ...shown, storageState: kept.page } : shown);
    context.setDefaultTimeout(30_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // kept on failure: steps and requests, without screenshots, which would take longer than the journey
    await context.tracing.start({ screenshots: false, snapshots: false });
    const phone = new Phone(context, hostOptions(options), options.host);
    phone.keeping = kept?.host ?? null;
    await context.exposeBinding('kennelKeep', (_, keeping: string) => {
      phone.keeping = JSON.parse(keeping) as HostDevice;
    });
    return phone;
  }

  /** The open page. @throws when none is */
  get page(): Page {
    if (this.#page === null) throw new Error('nothing is open');
    return this.#page;
  }

  /** Opens the app by its host. @param change - differences of this opening, for example a link's start parameter */
  async open(change: Pick<FakeHostOptions, 'startParam'> = {}): Promise<Wallet> {
    if (this.#host !== 'telegram') return this.openAt('/');
    const page = await this.#newPage();
    const options = { ...this.#options, ...change };
    const host = this.keeping === null ? options : { ...options, keeping: this.keeping };
    if (isWebClient(options.platform)) {
      await this.context.unroute(HOST_PAGE);
      await installWebClient(this.context, HOST_PAGE, host);
      await page.goto(HOST_PAGE);
      return new Wallet(await appFrame(page), page);
    }
    await page.addInitScript({ content: wrapScript(inject('hostScript'), host) });
    await page.goto(launchAddress(options));
    return new Wallet(page, page);
  }

  /** Opens an address of the app in the browser, without Telegram. @param path - with its query */
  async openAt(path: string, base = inject('appUrl')): Promise<Wallet> {
    const page = await this.#newPage();
    if (this.#host === 'installed') {
      const features = [{ name: 'display-mode', value: 'standalone' }];
      await (await this.context.newCDPSession(page)).send('Emulation.setEmulatedMedia', { features });
    }
    await page.goto(`${base}${path}`);
    // an installed app was opened before: its files are already on the device
    if (this.#host === 'installed') {
      await page.waitForFunction(
        () => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'),
        null,
        { timeout: INSTALL_LIMIT_MS },
      );
      if (await page.evaluate(() => navigator.serviceWorker.controller === null)) await page.reload();
    }
    return new BrowserWallet(page, page);
  }

  async #newPage(): Promise<Page> {
    const page = await this.context.newPage();
    page.on('console', (message) => this.console.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.console.push(`error: ${error}`));
    this.#page = page;
    return page;
  }

  /**
   * Kills the app's process without notice, as a phone does that needs the memory.
   *
   * @param page - the window to kill when there are several; the last opened by default
   */
  async kill(page = this.page): Promise<void> {
    const session: CDPSession = await this.context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
    if (page === this.#page) this.#page = null;
  }

  /** Deletes the page's storage, as browsers sometimes do. The app must be closed. */
  async losePage(): Promise<void> {
    const page = await this.context.newPage();
    const session = await this.context.newCDPSession(page);
    const { origin } = new URL(inject('appUrl'));
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await page.close();
  }

  /** Copies the phone's storage. The app has to be locked: keys that browsers don't export cannot be copied. */
  async copyKept(): Promise<PersistedOnPhone> {
    return { page: await this.context.storageState({ indexedDB: true }), host: this.keeping };
  }

  async dispose(): Promise<void> {
    await this.context.close();
  }
}
