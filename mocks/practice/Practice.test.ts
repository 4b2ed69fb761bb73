import { when } from 'mobx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Stores } from '../../src/stores/Stores.ts';
import { IMPOSTOR, MOON_COFFEE } from '../demo/people.ts';
import { createFakeApp } from '../fixtures/fakeApp.ts';
import { makeWallet } from '../fixtures/makeWallet.ts';
import { type LESSON, Practice } from './Practice.ts';

let practice: Practice;

beforeEach(async () => {
  practice = new Practice(createFakeApp().host, null);
  await practice.open();
});
afterEach(() => practice.end());

const stores = (): Stores => {
  if (practice.app === null) throw new Error('no phone is on');
  return practice.app.stores;
};
const isAt = (step: (typeof LESSON)[number]) => when(() => practice.step === step, { timeout: 5000 });

async function receive(): Promise<void> {
  await makeWallet(stores());
  practice.give();
  await isAt('send');
}

async function pay(address: string): Promise<void> {
  practice.visit('/tx-create');
  const { tx } = stores();
  await tx.rules.load();
  tx.draft.setRecipientText(address);
  tx.draft.setAmountText('4.2');
  await tx.prepare();
  await tx.flow.confirm();
}

describe('the lesson', () => {
  it('begins with a wallet, and goes on when coins arrive', async () => {
    expect(practice.step).toBe('make');
    await makeWallet(stores());
    expect(practice.step).toBe('receive');
    practice.give();
    await isAt('send');
  });

  it('is over with the look-alike when it left the form, unpaid', async () => {
    await receive();
    await pay(MOON_COFFEE);
    await isAt('alike');
    const { draft } = stores().tx;
    draft.setRecipientText(IMPOSTOR);
    expect(practice.step).toBe('alike');
    draft.setRecipientText('');
    // this test's wallet is backed up from the start
    expect(practice.step).toBe('lost');
    expect(practice.isAlikePaid).toBe(false);
  });

  it('is over with it too when the form is left as it is', async () => {
    await receive();
    await pay(MOON_COFFEE);
    await isAt('alike');
    stores().tx.draft.setRecipientText(IMPOSTOR);
    practice.visit('/home');
    expect(practice.step).toBe('lost');
  });

  it('says so when the look-alike was paid', async () => {
    await receive();
    await pay(MOON_COFFEE);
    await isAt('alike');
    await pay(IMPOSTOR);
    await isAt('lost');
    expect(practice.isAlikePaid).toBe(true);
  });

  it('is about another phone once the first is lost', async () => {
    await receive();
    const { address } = stores().accounts.current;
    const { phone } = practice;
    await practice.lose();
    expect(practice).toMatchObject({ lostAddress: address, phone: phone + 1 });
    expect(stores().keyrings.isEmpty).toBe(true);
    expect(stores().session.hasVault).toBe(false);
    expect(practice.done).toEqual(['backup', 'make', 'receive']);
  });
});

describe('the network of practice', () => {
  it('is the sandbox alone', async () => {
    await expect(fetch('https://blockbook.example/api')).rejects.toThrow('reaches no server');
    const socket = new WebSocket('wss://blockbook.example/websocket');
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
    await closed;
  });

  it('is the page’s own again afterwards', () => {
    const { fetch: replaced } = globalThis;
    practice.end();
    expect(globalThis.fetch).not.toBe(replaced);
  });
});
