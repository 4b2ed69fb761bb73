/** The real stores and vault over a sandbox, and sites that ask them for something, for tests. */
import { afterEach, beforeEach } from 'vitest';
import { createManualClock, type ManualClock } from '../../../../mocks/clock/manualClock.ts';
import { type SandboxServer, startSandboxServer } from '../../../../mocks/sandbox/server/startServer.ts';
import { createDevice, type Device } from '../../../../mocks/world/device.ts';
import { makeWallet } from '../../../../mocks/world/makeWallet.ts';
import { type OpenApp, openApp } from '../../../../mocks/world/openApp.ts';
import { createPlainPage } from '../../../adapters/telegram/plainPage.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { type DappAnswer, readAnswer } from '../../../domain/dapp/answer.ts';
import { answerText } from '../../../domain/dapp/answerText.ts';
import type { DappRequest } from '../../../domain/dapp/DappRequest.ts';
import { REQUEST } from '../../../domain/dapp/requests.fixture.ts';
import { writeRequest } from '../../../domain/dapp/writeRequest.ts';
import { verifyMessage } from '../../../domain/keys/messageSignature.ts';
import { ok } from '../../../domain/result.ts';
import type { RequestDesk } from '../RequestDesk.ts';

/** What a test finds, made anew for each. */
interface World {
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
  const world = {} as World;

  /** Opens the app on the device, locked. */
  async function start(): Promise<void> {
    const telegram = {
      ...createPlainPage(),
      openLink: async (url: string) => {
        world.opened.push(url);
        return ok('opened' as const);
      },
    };
    const { device, server, clock } = world;
    world.app = await openApp({ device, chainUrls: [server.url], clock, telegram, hasReactions: false });
  }

  beforeEach(async () => {
    world.server = await startSandboxServer();
    world.device = createDevice();
    world.clock = createManualClock();
    world.opened = [];
    await start();
    const made = await makeWallet(world.app.stores).catch(() => '' as DogeAddress);
    const { accounts, keyrings } = world.app.stores;
    accounts.setAccounts(keyrings.current.accounts);
    accounts.setCurrent(keyrings.current.accounts[0] ?? null);
    world.address = keyrings.current.accounts[0]?.address || made;
  });

  afterEach(async () => {
    world.app.kill();
    await world.server.close();
  });

  /** A request that expires in ten minutes. */
  const requestNow = (changes: Partial<DappRequest> = {}): DappRequest => ({
    ...REQUEST,
    network: 'regtest',
    // the wire counts seconds
    expiresAtMs: Math.floor(world.clock.nowMs() / 1000) * 1000 + 600_000,
    ...changes,
  });

  /** A site asks. */
  async function ask(request: DappRequest): Promise<RequestDesk> {
    await world.app.stores.apps.open(writeRequest(request));
    const { desk } = world.app.stores.apps;
    if (desk === null) throw new Error('no desk');
    return desk;
  }

  const myKey = (): string => world.app.stores.accounts.current.key;

  /** What the site was told last; null when nothing. */
  const lastAnswer = (): DappAnswer | null => readAnswer(new URL(world.opened.at(-1) ?? 'about:blank').hash);

  /** Whether an answer's signature is the wallet's, over the request. */
  function isProven(request: DappRequest, answer: DappAnswer | null): boolean {
    if (answer?.status !== 'approved') return false;
    return verifyMessage(answerText(request, world.address), answer.signature, world.address, 'regtest');
  }

  return { world, start, requestNow, ask, myKey, lastAnswer, isProven };
}
