/** Three phones share a wallet: created, funded, proposed on one, cosigned on another, sent by either. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { writeCosigner } from '../../domain/multisig/cosignerKey.ts';
import { writeDescriptor } from '../../domain/multisig/descriptor.ts';
import { isSignedOnly } from '../../domain/tx/PendingTransfer.ts';
import { PsbtDesk } from '../psbt/PsbtDesk.ts';
import { MultisigStore } from './MultisigStore.ts';
import { SharedWallet } from './SharedWallet.ts';

const DOGE = 100_000_000n;
const ELSEWHERE = testAddress(77);

let server: SandboxServer;
let phones: readonly OpenApp[] = [];

beforeAll(async () => {
  server = await startSandboxServer();
  const opened: OpenApp[] = [];
  for (let at = 0; at < 3; at += 1) {
    const app = await openApp({ device: createDevice(), chainUrls: [server.url], hasReactions: false });
    await makeWallet(app.stores).catch(() => {});
    opened.push(app);
  }
  phones = opened;
});
afterAll(async () => {
  for (const { kill } of phones) kill();
  await server.close();
});

const phone = (at: number): OpenApp => phones[at] as OpenApp;
/** Without reactions, the current account must be set by hand. */
function show({ stores: { accounts, keyrings } }: OpenApp): void {
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts.at(-1) ?? null);
}

const desk = (at: number) => phone(at).stores.lazy.of(PsbtDesk);

/** A phone's cosigner key. */
async function keyOf(at: number): Promise<string> {
  const store = phone(at).stores.lazy.of(MultisigStore);
  await store.open();
  return writeCosigner(store.keys.all[0] ?? { fingerprint: '', path: 'm', extendedKey: '' });
}

async function makeShared(): Promise<string> {
  const texts = [await keyOf(0), await keyOf(1), await keyOf(2)];
  const codes = new Set<string>();
  for (const at of [0, 1, 2]) {
    const { lazy, accounts } = phone(at).stores;
    const store = lazy.of(MultisigStore);
    for (const text of texts.filter((_, other) => other !== at)) await store.add(text);
    await store.compare();
    if (store.state.status === 'comparing') codes.add(store.state.code);
    expect(await store.use()).toBe(true);
    show(phone(at));
    expect(accounts.current).toMatchObject({ type: 'watch', keyForm: '2-of-3' });
  }
  expect(codes.size).toBe(1);
  return phone(0).stores.accounts.current.address;
}

const shownText = (at: number): string => desk(at).shown?.text ?? '';

describe('a shared wallet', () => {
  it('is made by three, paid into, and spent by two of them', async () => {
    const address = await makeShared();
    server.sandbox.faucet(address, 100n * DOGE);
    server.sandbox.mine(1);

    const { tx } = phone(0).stores;
    await tx.rules.load();
    await tx.refresh();
    expect(tx.coins.utxos).toMatchObject([{ coin: { value: 100n * DOGE, keyForm: '2-of-3' } }]);
    tx.draft.setRecipientText(ELSEWHERE);
    tx.draft.setAmountText('25');
    expect(await desk(0).propose(new AbortController().signal)).toBeNull();
    expect(desk(0).state).toMatchObject({
      status: 'shown',
      explanation: { isComplete: false, inputs: [{ isOwn: true, signatures: 0, needed: 2 }] },
    });
    expect(desk(0).shown?.explanation.leaves).toBe(25n * DOGE + (desk(0).shown?.explanation.fee ?? 0n));
    await desk(0).sign();
    expect(desk(0).shown?.explanation).toMatchObject({ inputs: [{ signatures: 1, needed: 2 }] });

    await desk(2).takeText(shownText(0));
    expect(desk(2).shown?.explanation.inputs).toMatchObject([{ isOwn: true, signatures: 1, needed: 2 }]);
    await desk(2).sign();
    expect(desk(2).shown?.explanation.isComplete).toBe(true);

    // the first one takes over the other's signatures, and sends
    await desk(0).takeText(shownText(2));
    expect(desk(0).shown?.explanation.isComplete).toBe(true);
    expect(await desk(0).prepare()).toBe(true);
    await tx.flow.confirm();
    expect(tx.journal.transfers.filter((one) => !isSignedOnly(one))).toHaveLength(1);
    server.sandbox.mine(1);
    await tx.refresh();
    const [left] = tx.coins.utxos;
    expect(left?.coin.value).toBeGreaterThan(74n * DOGE);
    expect(tx.coins.utxos).toHaveLength(1);
  });

  it('says of a request that another completed that it went through, before the same is paid again', async () => {
    const { stores } = phone(0);
    const { tx } = stores;
    await tx.refresh();
    tx.draft.setRecipientText(ELSEWHERE);
    tx.draft.setAmountText('5');
    expect(await desk(0).propose(new AbortController().signal)).toBeNull();
    await desk(0).sign();
    const request = shownText(0);
    expect(tx.journal.transfers.filter(isSignedOnly)).toHaveLength(2);
    // it is notified first that the last such payment, which it signed in part, went through
    desk(2).clear();
    await desk(2).takeText(request);
    expect(desk(2).state).toMatchObject({ status: 'refused', problem: { kind: 'went-through' } });
    await desk(2).takeText(request);
    await desk(2).sign();
    await phone(2).stores.tx.rules.load();
    expect(await desk(2).prepare()).toBe(true);
    await phone(2).stores.tx.flow.confirm();
    expect(phone(2).stores.tx.lastSent?.stage).toBe('accepted');
    server.control.letIndexCatchUp();
    const again = await desk(0).propose(new AbortController().signal);
    expect(again).toMatchObject({ problem: { kind: 'went-through' } });
    server.sandbox.mine(1);
    await tx.refresh();
    expect(await desk(0).propose(new AbortController().signal)).toBeNull();
  });

  it('comes back on another phone by its description', async () => {
    const { stores } = phone(1);
    const page = stores.lazy.of(SharedWallet);
    await page.load(stores.keyrings.current.key);
    const { state } = page;
    if (state.status !== 'ready') throw new Error(state.status);
    expect(state.description.own).toHaveLength(1);
    const store = phone(2).stores.lazy.of(MultisigStore);
    await store.open();
    await store.add(writeDescriptor(state.description.wallet));
    expect(store.state).toMatchObject({ status: 'already-here' });
  });

  it('has a second address for a second account, which signs too', async () => {
    const { wallets, keyrings, accounts } = phone(0).stores;
    expect(await wallets.addAccount(keyrings.current.key, null)).toBe(true);
    show(phone(0));
    expect(accounts.current).toMatchObject({ index: 1, keyForm: '2-of-3' });
    expect(accounts.current.address).not.toBe(keyrings.current.accounts[0]?.address);
  });
});
