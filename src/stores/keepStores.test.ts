import { describe, expect, it } from 'vitest';
import { aName } from '../../mocks/builders/keyrings.ts';
import { createDevice, type Device } from '../../mocks/world/device.ts';
import { makeWallet } from '../../mocks/world/makeWallet.ts';
import { openApp } from '../../mocks/world/openApp.ts';
import { decodeRecord } from '../adapters/storage/recordCodec.ts';
import { createPlainPage } from '../adapters/telegram/plainPage.ts';

/** Reactions are off and nothing answers: only what is kept shows. */
function openAs(device: Device, userId: string) {
  const page = createPlainPage();
  const telegram = { ...page, info: { ...page.info, userId } };
  return openApp({ device, telegram, chainUrls: ['http://127.0.0.1:9'], timeoutMs: 50, hasReactions: false });
}

describe('what is kept on a device that two Telegram users share', () => {
  it('is shown to its owner alone, and survives the other', async () => {
    const device = createDevice();
    const first = await openAs(device, '1');
    await makeWallet(first.stores).catch(() => {});
    first.stores.keyrings.updateKeyringName(first.stores.keyrings.current.key, aName('Treats'));
    await first.ports.state.settled();
    first.kill();

    const second = await openAs(device, '2');
    expect(second.stores.keyrings.isEmpty).toBe(true);
    second.stores.ui.toggleBalanceHidden();
    await second.ports.state.settled();
    second.kill();

    const again = await openAs(device, '1');
    expect(again.stores.keyrings.current.alianName).toBe('Treats');
    expect(again.stores.ui.isBalanceHidden).toBe(false);
    again.kill();
  });
});

/** Every property that may be kept. Secrets have no name here. */
const ALLOWED = {
  accounts: ['accounts', 'balanceMap', 'current', 'currentNetwork', 'lastShown'],
  keyrings: ['current', 'keyrings'],
  transactions: ['transfers'],
  coins: ['snapshot'],
  ui: ['isBalanceHidden', 'walletTabScreen'],
  session: ['autoLockMinutes', 'kept', 'staysUnlocked'],
  farewell: ['isBeingDestroyed'],
} as const;

describe('what is kept', () => {
  it('is an allow-list: no other property of any store reaches the disk', async () => {
    const device = createDevice();
    const app = await openAs(device, '1');
    await makeWallet(app.stores).catch(() => {});
    const { accounts, session, ui, tx } = app.stores;
    session.setStaysUnlocked(true);
    ui.toggleBalanceHidden();
    accounts.setCurrentNetwork('drc20');
    accounts.setStartapp('abc');
    accounts.setPassword(session.password);
    tx.draft.setAmountText('42');
    await app.ports.state.settled();
    const slices = Object.entries(decodeRecord(device.texts.get('root'), 'obfuscation'));
    for (const [name, json] of slices) {
      const slice = name.split('/').at(-1) as keyof typeof ALLOWED;
      expect(ALLOWED[slice]).toEqual(Object.keys(JSON.parse(json)).sort());
    }
    expect(slices.length).toBeGreaterThan(3);
    expect(JSON.stringify(slices)).not.toContain(session.password);
    app.kill();
  });

  it('is written only when something changed', async () => {
    const device = createDevice();
    const app = await openAs(device, '1');
    await app.ports.state.settled();
    expect(device.texts.has('root')).toBe(false);
    app.kill();
  });
});
