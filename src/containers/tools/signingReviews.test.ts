/** The PSBT desk and the signing phone show the same review as the send form. */
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aName } from '../../../mocks/builders/keyrings.ts';
import { numberedAddress } from '../../../mocks/builders/keys.ts';
import { createFakeApp, type FakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { checkedPsbt } from '../../../mocks/fixtures/psbt/checkedPsbt.ts';
import { madeCoin } from '../../../mocks/fixtures/psbt/madeCoins.ts';
import { propose, psbtSigner, type Signer } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import type { CheckedPsbt } from '../../domain/psbt/signingProgress.ts';
import { consentsOf } from '../../domain/review/Review.ts';
import { signingSummary } from './coldSignView.ts';
import { psbtSummary } from './psbtView.ts';

const DOGE = 100_000_000n;
const NOW_MS = Date.UTC(2026, 10, 29);
const [me, other, shop] = (await Promise.all([0, 1, 2].map(psbtSigner))) as [Signer, Signer, Signer];
const ACCOUNT = { address: me.address, name: 'Treats' };

/** Spends a coin of ours, of 100 DOGE; payments to `other` go to another wallet of ours. */
function request(...paid: readonly (readonly [DogeAddress, bigint])[]): CheckedPsbt {
  const outputs = paid.map(([to, doge]) => ({ to, amount: koinu(doge * DOGE) }));
  return checkedPsbt(propose([madeCoin(me.address, 100n * DOGE)], outputs), {
    network: 'regtest',
    isOwn: (address) => address === me.address || address === other.address,
    walletOf: (address) => (address === me.address ? 'mine' : 'another'),
  });
}

/** Both views, with the same stores. */
function look(explanation: CheckedPsbt, app: FakeApp = createFakeApp({ isCold: true })) {
  const services = { ...app, network: 'regtest' } as const;
  const desk = psbtSummary(explanation, services, NOW_MS);
  const cold = signingSummary(explanation, ACCOUNT, services, NOW_MS);
  expect([cold.trusts, cold.warnings]).toEqual([desk.trusts, desk.warnings]);
  return { desk, cold };
}

describe('before a PSBT is signed', () => {
  it('99 DOGE of fee on 1 DOGE have to be agreed to', () => {
    const { desk } = look(request([shop.address, 1n]));
    expect(desk.warnings).toEqual([{ kind: 'fee-needs-consent', fee: 99n * DOGE, percent: 9900 }]);
    expect(consentsOf(desk)).toEqual(['fee']);
  });

  it('a lock time is said, and has to be agreed to', () => {
    const atMs = Date.UTC(2029, 0, 1);
    const { desk } = look({ ...request([shop.address, 50n], [me.address, 49n]), lockTime: atMs / 1000 });
    expect(desk.warnings).toContainEqual({ kind: 'locked', until: { kind: 'time', atMs } });
    expect(consentsOf(desk)).toContain('lock');
  });

  it('a name out of a file is what the file says, and nobody who is known', () => {
    const app = createFakeApp({ isCold: true });
    app.stores.contacts.takeFromFile(new Map([[shop.address, aName('Mum')]]));
    const { desk, cold } = look(request([shop.address, 50n], [me.address, 49n]), app);
    const trust = { kind: 'first-time', calledInFile: 'Mum' };
    expect(desk.outputs[0]).toMatchObject({ address: shop.address, trust });
    expect(cold.recipients).toMatchObject([{ address: shop.address, trust }]);
    app.stores.contacts.rename(shop.address, aName('Mum'));
    expect(look(request([shop.address, 50n]), app).cold.recipients).toMatchObject([
      { trust: { kind: 'contact', name: 'Mum' } },
    ]);
  });

  it('a name out of a file that is one of our own wallets’ makes an address none of ours', () => {
    const app = createFakeApp({ isCold: true });
    app.stores.contacts.takeFromFile(new Map([[shop.address, aName(ACCOUNT.name)]]));
    const { cold, desk } = look(request([shop.address, 99n]), app);
    expect(cold).toMatchObject({ isToSelf: false, amount: 99n * DOGE, change: 0n });
    expect(cold.recipients).toMatchObject([{ trust: { kind: 'first-time', calledInFile: ACCOUNT.name } }]);
    expect(desk.outputs).toMatchObject([{ isOwn: false, trust: { kind: 'first-time' } }]);
  });

  it('a new address is said to be one', () => {
    const { desk, cold } = look(request([shop.address, 50n], [me.address, 49n]));
    expect(desk.outputs.map(({ trust }) => trust)).toEqual([{ kind: 'first-time' }, null]);
    expect(cold.recipients).toMatchObject([{ trust: { kind: 'first-time' } }]);
  });

  it('an address like one that was paid is shown beside it, and has to be agreed to', () => {
    const app = createFakeApp({ isCold: true });
    const known = numberedAddress(9);
    const alike = `${shop.address.slice(0, 4)}${known.slice(4, -4)}${shop.address.slice(-4)}` as DogeAddress;
    runInAction(() => app.stores.contacts.notePaid([alike]));
    const { desk } = look(request([shop.address, 50n], [me.address, 49n]), app);
    expect(desk.trusts[shop.address]).toMatchObject({ kind: 'look-alike', like: alike });
    expect(consentsOf(desk)).toEqual(['look-alike']);
  });

  it('what goes to another wallet of ours leaves this one, on both of them', () => {
    const { cold } = look(request([other.address, 30n], [shop.address, 10n], [me.address, 59n]));
    expect(cold).toMatchObject({ amount: 40n * DOGE, change: 59n * DOGE, isToSelf: false });
    expect(cold.recipients.map(({ address }) => address)).toEqual([other.address, shop.address]);
  });

  it('what comes back whole is shown as moved to oneself', () => {
    const { cold, desk } = look(request([me.address, 99n]));
    expect(cold).toMatchObject({ isToSelf: true, amount: 99n * DOGE, change: 0n });
    expect(desk.warnings).toEqual([{ kind: 'fee-share', fee: DOGE, percent: 1.02 }]);
  });
});
