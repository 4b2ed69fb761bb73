/** The real stores and vault over a sandbox, with requests from sites, for tests. */
import { afterEach, beforeEach } from 'vitest';
import { createBrowserHost } from '../../src/adapters/browser/browserHost.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { type DappAnswer, readAnswer } from '../../src/domain/dapp/answer.ts';
import { answerText } from '../../src/domain/dapp/answerText.ts';
import type { DappRequest } from '../../src/domain/dapp/DappRequest.ts';
import { writeRequest } from '../../src/domain/dapp/writeRequest.ts';
import { verifyMessage } from '../../src/domain/keys/messageSignature.ts';
import { ok } from '../../src/domain/result.ts';
import type { SiteRequestStore } from '../../src/stores/dapps/SiteRequestStore.ts';
import { createManualClock, type ManualClock } from '../clock/manualClock.ts';
import { REQUEST } from '../fixtures/dapp/requests.fixture.ts';
import { createDevice, type Device } from '../fixtures/device.ts';
import { makeWallet } from '../fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../sandbox/server/startServer.ts';

/** Made anew for each test. */
interface SandboxFixture {
  server: SandboxServer;
  device: Device;
  /** the open app; another one after a restart */
  app: OpenApp;
  clock: ManualClock;
  /** the wallet's first address */
  address: DogeAddress;
  /** opened links, including responses to sites */
  opened: string[];
}

/** Opens them for a test file, with an unlocked wallet. */
export function openToSites() {
  const fixture = {} as SandboxFixture;

  /** Opens the app on the device, locked. */
  async function start(): Promise<void> {
    const telegram = {
      ...createBrowserHost(),
      openLink: async (url: string) => {
        fixture.opened.push(url);
        return ok('opened' as const);
      },
    };
    const { device, server, clock } = fixture;
    fixture.app = await openApp({ device, chainUrls: [server.url], clock, telegram, hasReactions: false });
  }

  beforeEach(async () => {
    fixture.server = await startSandboxServer();
    fixture.device = createDevice();
    fixture.clock = createManualClock();
    fixture.opened = [];
    await start();
    const made = await makeWallet(fixture.app.stores).catch(() => '' as DogeAddress);
    const { accounts, keyrings } = fixture.app.stores;
    accounts.setAccounts(keyrings.current.accounts);
    accounts.setCurrent(keyrings.current.accounts[0] ?? null);
    fixture.address = keyrings.current.accounts[0]?.address || made;
  });

  afterEach(async () => {
    fixture.app.kill();
    await fixture.server.close();
  });

  /** A request that expires in ten minutes. */
  const requestNow = (changes: Partial<DappRequest> = {}): DappRequest => ({
    ...REQUEST,
    network: 'regtest',
    // the wire format is in seconds
    expiresAtMs: Math.floor(fixture.clock.nowMs() / 1000) * 1000 + 600_000,
    ...changes,
  });

  /** Opens a site's request. */
  async function ask(request: DappRequest): Promise<SiteRequestStore> {
    const desk = await fixture.app.stores.apps.desk.load();
    desk.open(writeRequest(request));
    return desk;
  }

  const myKey = (): string => fixture.app.stores.accounts.current.key;

  /** The last response to the site; null for none. */
  const lastAnswer = (): DappAnswer | null =>
    readAnswer(new URL(fixture.opened.at(-1) ?? 'about:blank').hash);

  /** Whether a response's signature is the wallet's, over the request. */
  function isProven(request: DappRequest, answer: DappAnswer | null): boolean {
    if (answer?.status !== 'approved') return false;
    return verifyMessage(answerText(request, fixture.address), answer.signature, fixture.address, 'regtest');
  }

  return { fixture, start, requestNow, ask, myKey, lastAnswer, isProven };
}
