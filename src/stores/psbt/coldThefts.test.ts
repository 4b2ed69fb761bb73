/** The offline phone with a hostile requester: it treats each wallet separately, and signs nothing without consent. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { cosignerText } from '../../../mocks/fixtures/multisig/cosigners.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { madeCoin } from '../../../mocks/fixtures/psbt/madeCoins.ts';
import { propose, psbtSigner } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import type { MultisigAddress } from '../../domain/multisig/deriveMultisig.ts';
import type { Psbt } from '../../domain/psbt/Psbt.ts';
import { writePsbt, writePsbtText } from '../../domain/psbt/writePsbt.ts';
import { psbtMessage } from '../../domain/ur/psbtMessage.ts';
import { MultisigStore } from '../multisig/MultisigStore.ts';
import { ColdSigning } from './ColdSigning.ts';

const DOGE = 100_000_000n;
const PAYEE = (await psbtSigner(8)).address;

let cold: OpenApp;
let own: DogeAddress;
let signing: ColdSigning;

function show({ stores: { accounts, keyrings } }: OpenApp): void {
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
}

/** The phone shares a wallet with someone else. */
async function share(): Promise<MultisigAddress> {
  const { lazy, tools, keyrings } = cold.stores;
  const store = lazy.of(MultisigStore);
  await store.open();
  await store.add(await cosignerText(1));
  await store.compare();
  expect(await store.use()).toBe(true);
  const described = await tools.make(({ vault }, { session }) =>
    vault.describeMultisig(session.sessionId, keyrings.current.key),
  );
  const [first] = described.addresses;
  if (first === undefined) throw new Error('no shared wallet');
  return first;
}

const pays = (to: DogeAddress, doge: bigint) => ({ to, amount: koinu(doge * DOGE) });
const shown = (psbt: Psbt) => signing.take(psbtMessage(writePsbt(psbt)));

/** As a script in the page would call it. */
const askWorker = (psbt: Psbt) =>
  cold.stores.tools.make(({ vault }, { session }) =>
    vault.signPsbt(session.sessionId, {
      psbt: writePsbtText(psbt),
      network: 'regtest',
      confirmed: psbt.transaction.txid,
      agreed: ['fee', 'lock', 'no-address', 'look-alike'],
    }),
  );

beforeEach(async () => {
  cold = await openApp({
    device: createDevice(),
    chainUrls: ['http://127.0.0.1:9'],
    isCold: true,
    hasReactions: false,
  });
  await makeWallet(cold.stores).catch(() => {});
  show(cold);
  own = cold.stores.accounts.current.address as DogeAddress;
  signing = cold.stores.lazy.of(ColdSigning);
});
afterEach(() => cold.kill());

describe('a payment of a shared wallet with a coin of one’s own in it', () => {
  const theft = (shared: MultisigAddress): Psbt =>
    propose(
      [madeCoin(shared.address, 100n * DOGE), madeCoin(own, 450n * DOGE, 1)],
      [pays(PAYEE, 50n), pays(shared.address, 499n)],
      [shared],
    );

  it('is refused as what it is, on the page and by the key worker', async () => {
    const psbt = theft(await share());
    expect(await shown(psbt)).toBe(false);
    expect(signing.desk.state).toMatchObject({ status: 'refused', problem: { kind: 'several-wallets' } });
    await signing.desk.sign();
    expect(signing.desk.state.status).toBe('refused');
    expect(await askWorker(psbt)).toEqual({ ok: false, problem: { kind: 'several-wallets' } });
  });

  it('leaves whole where the phone does not know the shared wallet', async () => {
    const other = await psbtSigner(3);
    const stranger: MultisigAddress = { ...(await share()), address: other.address };
    expect(await shown(propose([madeCoin(own, 450n * DOGE, 1)], [pays(stranger.address, 449n)]))).toBe(true);
    expect(signing.desk.shown?.explanation).toMatchObject({ leaves: 450n * DOGE, returned: 0n });
  });

  it('is signed for without that coin', async () => {
    const shared = await share();
    const honest = propose(
      [madeCoin(shared.address, 100n * DOGE)],
      [pays(PAYEE, 50n), pays(shared.address, 49n)],
      [shared],
    );
    expect(await shown(honest)).toBe(true);
    expect(signing.desk.shown?.explanation).toMatchObject({ leaves: 51n * DOGE, returned: 49n * DOGE });
  });
});

describe('99 DOGE of fee on 1 DOGE', () => {
  it('are not signed before they were agreed to', async () => {
    expect(await shown(propose([madeCoin(own, 100n * DOGE)], [pays(PAYEE, 1n)]))).toBe(true);
    await signing.desk.sign();
    expect(signing.desk.failure).toEqual({
      kind: 'psbt',
      problem: { kind: 'not-agreed', consents: ['fee'] },
    });
    expect(signing.desk.shown?.explanation.isSignedByUs).toBe(false);
    await signing.desk.sign(['fee']);
    expect(signing.desk.failure).toBeNull();
    expect(signing.desk.shown?.explanation.isSignedByUs).toBe(true);
  });
});
