/** The real stores and vault over a sandbox, and sites that ask them for something, for tests. */
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

/** What a test finds, made anew for each. */
interface SandboxFixture {
  server: SandboxServer;
  device: Device;
  /** the app that is open; another one after it was started again */
  app: OpenApp;
  clock: ManualClock;
  /** the wallet's first address */
  address: DogeAddress;
  /** links that were opened, answers to sites among them */
  opened: string[];
}

/** Opens them for the tests of a file, with a wallet that is unlocked. */
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
    // the wire counts seconds
    expiresAtMs: Math.floor(fixture.clock.nowMs() / 1000) * 1000 + 600_000,
    ...changes,
  });

  /** A site asks. */
  async function ask(request: DappRequest): Promise<SiteRequestStore> {
    const desk = await fixture.app.stores.apps.desk.load();
    desk.open(writeRequest(request));
    return desk;
  }

  const myKey = (): string => fixture.app.stores.accounts.current.key;

  /** What the site was told last; null when nothing. */
  const lastAnswer = (): DappAnswer | null =>
    readAnswer(new URL(fixture.opened.at(-1) ?? 'about:blank').hash);

  /** Whether an answer's signature is the wallet's, over the request. */
  function isProven(request: DappRequest, answer: DappAnswer | null): boolean {
    if (answer?.status !== 'approved') return false;
    return verifyMessage(answerText(request, fixture.address), answer.signature, fixture.address, 'regtest');
  }

  return { fixture, start, requestNow, ask, myKey, lastAnswer, isProven };
}
