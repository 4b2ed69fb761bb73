/** The real stores and adapters on a device, over a sandbox with faults on demand, for tests. */
import { afterEach, beforeEach } from 'vitest';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { createDevice, type Device } from '../fixtures/device.ts';
import { makeWallet, TEST_PASSWORD } from '../fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../sandbox/server/startServer.ts';

/** 1 DOGE, koinu. */
export const DOGE = 100_000_000n;
/** The drafts' recipient. */
export const ELSEWHERE = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8';

/** Made anew for each test. */
interface SandboxFixture {
  server: SandboxServer;
  device: Device;
  /** the open app; another one after a kill */
  app: OpenApp;
}

/** Opens them for a test file. */
export function openSandbox() {
  const fixture = {} as SandboxFixture;

  // the product's own timeouts: every server answers here, though a busy machine may be slow
  const open = () =>
    openApp({ device: fixture.device, chainUrls: [fixture.server.url], hasReactions: false });

  beforeEach(async () => {
    fixture.server = await startSandboxServer();
    fixture.device = createDevice();
    fixture.app = await open();
  });

  afterEach(async () => {
    fixture.app.kill();
    await fixture.server.close();
  });

  /** Kills the app, reopens and unlocks it. */
  async function reopen(): Promise<void> {
    fixture.app.kill();
    fixture.app = await open();
    await fixture.app.stores.unlocking.unlock(TEST_PASSWORD);
  }

  async function makeWalletHere(): Promise<DogeAddress> {
    const { keyrings, accounts, tx } = fixture.app.stores;
    await makeWallet(fixture.app.stores).catch(() => {});
    accounts.setAccounts(keyrings.current.accounts);
    accounts.setCurrent(keyrings.current.accounts[0] ?? null);
    if (tx.from === null) throw new Error('no address');
    return tx.from;
  }

  /** A wallet with coins, and a draft that sends some of them. @param amount - DOGE, as typed @param coins - koinu */
  async function fundAndDraft(amount: string, coins: readonly bigint[] = [50n * DOGE]): Promise<void> {
    const address = await makeWalletHere();
    for (const coin of coins) fixture.server.control.faucet(address, coin);
    const { tx } = fixture.app.stores;
    await tx.rules.load();
    await tx.refresh();
    tx.draft.setRecipientText(ELSEWHERE);
    tx.draft.setAmountText(amount);
  }

  /** The number of unconfirmed transfers. */
  const paidElsewhere = () => fixture.server.sandbox.mempool.entries.length;

  return { fixture, open, reopen, fundAndDraft, paidElsewhere };
}
