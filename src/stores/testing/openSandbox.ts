/** The real stores and adapters on a device, over a sandbox that fails as it is told, for tests. */
import { afterEach, beforeEach } from 'vitest';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { createDevice, type Device } from '../../../mocks/world/device.ts';
import { makeWallet, TEST_PASSWORD } from '../../../mocks/world/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/world/openApp.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';

/** 1 DOGE, koinu. */
export const DOGE = 100_000_000n;
/** Whom the drafts pay. */
export const ELSEWHERE = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8';

/** What a test finds, made anew for each. */
interface World {
  server: SandboxServer;
  device: Device;
  /** the app that is open; another one after a kill */
  app: OpenApp;
}

/** Opens them for the tests of a file. */
export function openSandbox() {
  const world = {} as World;

  // the product's own patience: nothing is silent here, and a busy machine may take its time
  const open = () => openApp({ device: world.device, chainUrls: [world.server.url], hasReactions: false });

  beforeEach(async () => {
    world.server = await startSandboxServer();
    world.device = createDevice();
    world.app = await open();
  });

  afterEach(async () => {
    world.app.kill();
    await world.server.close();
  });

  /** Kills the app, and opens and unlocks it again. */
  async function reopen(): Promise<void> {
    world.app.kill();
    world.app = await open();
    await world.app.stores.session.unlock(TEST_PASSWORD);
  }

  async function makeWalletHere(): Promise<DogeAddress> {
    const { keyrings, accounts, tx } = world.app.stores;
    await makeWallet(world.app.stores).catch(() => {});
    accounts.setAccounts(keyrings.current.accounts);
    accounts.setCurrent(keyrings.current.accounts[0] ?? null);
    if (tx.from === null) throw new Error('no address');
    return tx.from;
  }

  /** A wallet with money, and a draft that sends some of it. @param amount - DOGE, as typed @param coins - koinu */
  async function fundAndDraft(amount: string, coins: readonly bigint[] = [50n * DOGE]): Promise<void> {
    const address = await makeWalletHere();
    for (const coin of coins) world.server.control.faucet(address, coin);
    const { tx } = world.app.stores;
    await tx.loadRules();
    await tx.refresh();
    tx.draft.setRecipientText(ELSEWHERE);
    tx.draft.setAmountText(amount);
  }

  /** How many transfers wait for a block. */
  const paidElsewhere = () => world.server.sandbox.mempool.entries.length;

  return { world, open, reopen, fundAndDraft, paidElsewhere };
}
