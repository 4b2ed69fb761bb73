import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import {
  cosignerText,
  phraseRecord,
  sharedDescriptor,
  vaultOf,
} from '../../../mocks/fixtures/multisig/cosigners.ts';
import { curveKeyOps } from '../../adapters/vault/keyOps/curveKeyOps.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import { writeColdcardText } from '../../domain/multisig/coldcardText.ts';
import { BIP45_PATH, writeCosigner } from '../../domain/multisig/cosignerKey.ts';
import { multisigAddresses } from '../../domain/multisig/deriveMultisig.ts';
import type { VaultKeyring } from '../../ports/Vault.ts';
import { MultisigStore } from './MultisigStore.ts';

const keyringOf = (person: number): Promise<VaultKeyring> =>
  curveKeyOps.keyring(`phrase-${person}`, phraseRecord(person));

async function openStore(people: readonly number[] = [0], used: readonly string[] | Fault = []) {
  const drafts = new Map<string, Awaited<ReturnType<typeof curveKeyOps.read>>>();
  const forgotten: string[] = [];
  const app = createFakeApp({
    vault: {
      cosignerKeys: async (_session, id) => {
        const keys = await curveKeyOps.cosignerKeys(phraseRecord(Number(id.split('-')[1])));
        if (keys === null) throw new Fault('rejected', 'test');
        return keys;
      },
      draftImport: async (_session, source, network) => {
        if (source.kind === 'wallet-text') throw new Fault('rejected', 'test');
        const read = await curveKeyOps.read(source, network);
        if (!read.ok) return read;
        drafts.set('draft', read);
        const readings = curveKeyOps.readings(read.value, network);
        return { ok: true, value: { id: 'draft', origin: read.value.origin, readings } };
      },
      deriveImport: async (_session, id, reading, from, count) => {
        const read = drafts.get(id);
        if (!read?.ok) throw new Fault('not-found', 'test');
        return curveKeyOps.derive(read.value, 'regtest', reading, from, count);
      },
      saveImport: async (_session, id, choices) => {
        const read = drafts.get(id);
        if (!read?.ok || choices.length === 0) throw new Fault('not-found', 'test');
        const records = choices.map((choice) => curveKeyOps.record(read.value, 'regtest', choice));
        return Promise.all(
          records.map((record, at) => curveKeyOps.keyring(at === 0 ? 'shared' : `shared-${at}`, record)),
        );
      },
      forgetImport: async (_session, id) => void forgotten.push(id),
    },
    chain: {
      balance: async (address) => {
        if (used instanceof Fault) throw used;
        const isUsed = used.includes(address);
        return {
          confirmed: koinu(isUsed ? 5n : 0n),
          unconfirmedDelta: 0n,
          transactionCount: isUsed ? 1 : 0,
        };
      },
    },
  });
  app.stores.session.setSessionId('session');
  app.stores.keyrings.adopt(await Promise.all(people.map(keyringOf)));
  const store = app.stores.lazy.of(MultisigStore);
  await store.open();
  return { ...app, store, forgotten };
}

describe('making a shared wallet', () => {
  it('collects keys, shows what everybody compares, and keeps it', async () => {
    const { store, stores } = await openStore();
    expect(store.keys.signer).toMatchObject({ key: 'phrase-0' });
    expect(store.keys.areComplete).toBe(false);
    expect(await store.add(await cosignerText(1))).toBe(true);
    expect(await store.add(await cosignerText(2))).toBe(true);
    expect(store.keys.areComplete).toBe(true);
    await store.compare();
    expect(store.state).toMatchObject({ status: 'comparing', wallet: { required: 2 }, own: [{}] });
    expect(await store.use()).toBe(true);
    expect(stores.keyrings.current).toMatchObject({ key: 'shared', type: 'watch', origin: 'multisig' });
    expect(stores.keyrings.current.accounts[0]).toMatchObject({ keyForm: '2-of-3' });
    expect(store.state.status).toBe('preparing');
  });

  it('gives everybody the same code and address, from keys or from the description', async () => {
    const mine = await openStore([0]);
    await mine.store.add(await cosignerText(2));
    await mine.store.add(await cosignerText(1));
    await mine.store.compare();
    const theirs = await openStore([1]);
    await theirs.store.add(await sharedDescriptor(2, [2, 1, 0]));
    const { state } = mine.store;
    if (state.status !== 'comparing') throw new Error(state.status);
    const { code, firstAddress } = state;
    expect(theirs.store.state).toMatchObject({ status: 'comparing', code, firstAddress, own: [{}] });
  });

  it('says what is wrong with a key, and takes none twice', async () => {
    const { store } = await openStore();
    expect(await store.add('hello')).toBe(false);
    expect(store.state).toMatchObject({ problem: { kind: 'bad-key', position: 2 } });
    expect(await store.add(await cosignerText(0))).toBe(false);
    expect(store.state).toMatchObject({ problem: { kind: 'duplicate-key', position: 1 } });
    expect(await store.add(' ')).toBe(false);
    expect(store.state).toMatchObject({ problem: { kind: 'empty' } });
    expect(await store.add('sh(multi(2))')).toBe(false);
    expect(store.state).toMatchObject({ problem: { kind: 'other-script' } });
  });

  it('goes on with keys after it was compared, and forgets the draft', async () => {
    const { store, forgotten } = await openStore();
    await store.add(await cosignerText(1));
    await store.compare();
    store.change();
    expect(store.state.status).toBe('collecting');
    expect(forgotten).toEqual(['draft']);
    store.keys.remove(store.keys.others[0]?.extendedKey ?? '');
    expect(store.keys.all).toHaveLength(1);
  });

  it('finds a wallet that is here already', async () => {
    const { store } = await openStore();
    await store.add(await sharedDescriptor(2, [0, 1]));
    expect(await store.use()).toBe(true);
    await store.open();
    await store.add(await sharedDescriptor(2, [1, 0]));
    expect(store.state).toEqual({ status: 'already-here', key: 'shared' });
  });

  it('brings in what was used of both chains, where the description comes from another wallet', async () => {
    const descriptor = await sharedDescriptor(2, [0, 1]);
    const vault = await vaultOf(0, descriptor);
    const description = await curveKeyOps.describeMultisig(vault, 'key-1');
    if (description === null) throw new Error('no shared wallet');
    const at = (path: string, index: number) =>
      multisigAddresses(description.wallet, 'regtest', path, [index])[0]?.address ?? '';
    const { store, stores } = await openStore([0], [at('m/0', 2), at('m/1', 1)]);
    await store.add(writeColdcardText(description.wallet));
    expect(store.state).toMatchObject({ status: 'comparing', firstAddress: at('m/0', 0), used: 2 });
    expect(await store.use()).toBe(true);
    const shared = stores.keyrings.keyrings.filter(({ origin }) => origin === 'multisig');
    expect(shared.map(({ hdPath, accounts }) => [hdPath, accounts.map(({ index }) => index)])).toEqual([
      ['m/0', [0, 2]],
      ['m/1', [1]],
    ]);
    expect(stores.keyrings.current.key).toBe('shared');
    expect(stores.accounts.knownBalance(at('m/1', 1))?.amount).toBe(5n);
  });

  it('says that nobody could be asked, and takes the first address', async () => {
    const { store, stores } = await openStore([0], new Fault('offline', 'test'));
    await store.add(await sharedDescriptor(2, [0, 1]));
    expect(store.state).toMatchObject({ status: 'comparing', used: null });
    expect(await store.use()).toBe(true);
    expect(stores.keyrings.current.accounts).toMatchObject([{ index: 0 }]);
  });

  it('refuses a key that claims to be ours, alone or in a description', async () => {
    const { store } = await openStore([0]);
    const forge = async (text: string) => {
      const mine = await cosignerText(0);
      const origin = mine.slice(0, mine.indexOf(']') + 1);
      return text.replace(/^\[.*?\]/, origin);
    };
    const forged = await forge(await cosignerText(5));
    expect(await store.add(forged)).toBe(false);
    expect(store.state).toMatchObject({ problem: { kind: 'not-our-key', position: 2 } });
    const whole = `sh(sortedmulti(1,${forged}/0/*,${await cosignerText(6)}/0/*))`;
    expect(await store.add(whole)).toBe(false);
    expect(store.state).toMatchObject({ status: 'collecting', problem: { kind: 'not-our-key' } });
  });

  it("knows our key from BIP 45's path too, and one that only claims to be it", async () => {
    const keys = await curveKeyOps.cosignerKeys(phraseRecord(0));
    if (keys === null) throw new Error('no phrase');
    const others = `${await cosignerText(1)}/0/*,${await cosignerText(2)}/0/*`;
    const { store } = await openStore([0]);
    const origin = `[${keys.bip45.fingerprint}/45']`;
    const [, foreign = ''] = (await cosignerText(5)).split(']');
    expect(await store.add(`sh(sortedmulti(2,${origin}${foreign}/0/*,${others}))`)).toBe(false);
    expect(store.state).toMatchObject({ status: 'collecting', problem: { kind: 'not-our-key' } });
    expect(await store.add(`sh(sortedmulti(2,${writeCosigner(keys.bip45)}/0/*,${others}))`)).toBe(true);
    expect(store.state).toMatchObject({ status: 'comparing', own: [{ path: BIP45_PATH }] });
  });

  it.each([
    ['a fingerprint of zeros', (key: string) => key.replace(/\[[0-9a-f]{8}/, '[00000000')],
    ['no origin', (key: string) => key.slice(key.indexOf(']') + 1)],
    ['another fingerprint', (key: string) => key.replace(/\[[0-9a-f]{8}/, '[6e37edb9'), 'own-other-root'],
    ['another path', (key: string) => key.replace(/(\[[0-9a-f]{8})[^\]]*/, "$1/44'/1'/0'"), 'own-elsewhere'],
  ])('knows our key that says %s, and what differs', async (_, change, difference = '') => {
    const { store } = await openStore([0]);
    const key = change(await cosignerText(0));
    expect(await store.add(`sh(sortedmulti(2,${key}/0/*,${await cosignerText(1)}/0/*))`)).toBe(true);
    expect(store.state).toMatchObject({ status: 'comparing', own: [{}] });
    const paths = store.state.status === 'comparing' ? store.state.paths : [];
    expect(paths.map(({ kind }) => kind).filter((kind) => kind !== 'mixed')).toEqual(
      difference === '' ? [] : [difference],
    );
  });

  it.each([
    ['the right one', (address: string) => `${address}\n`, true],
    ['the right one between blanks', (address: string) => `  ${address}  \n`, true],
    ['none', () => '', true],
    ['another wallet’s', () => 'n2Z5LXpmLoHcXsZSr2BAMvEoNBmmjVMHDh\n', false],
    ['one that lost a letter', (address: string) => `${address.slice(0, -1)}\n`, false],
    ['one with a letter that no address has', (address: string) => `${address.slice(0, -1)}0\n`, false],
  ])('holds the first address of a text of BIP 129 against its own: %s', async (_, stated, isTaken) => {
    const described = (await sharedDescriptor(2, [0, 1])).replace(/#.*$/, '').replaceAll('/0/*', '/**');
    const { store, forgotten } = await openStore([0]);
    await store.add(await sharedDescriptor(2, [0, 1]));
    if (store.state.status !== 'comparing') throw new Error(store.state.status);
    const { firstAddress } = store.state;
    store.change();
    expect(forgotten).toHaveLength(1);
    const text = `BSMS 1.0\n${described}\n/0/*,/1/*\n${stated(firstAddress)}`;
    expect(await store.add(text)).toBe(isTaken);
    expect(store.state).toMatchObject(
      isTaken
        ? { status: 'comparing', firstAddress }
        : { status: 'collecting', problem: { kind: 'first-address' } },
    );
    expect(forgotten).toHaveLength(isTaken ? 1 : 2);
  });

  it('only watches where no phrase is, and says so', async () => {
    const { store } = await openStore([]);
    expect(store.keys.signer).toBeNull();
    await store.add(await sharedDescriptor(2, [0, 1]));
    expect(store.state).toMatchObject({ status: 'comparing', own: [] });
  });

  it('takes part with the phrase that was chosen', async () => {
    const { store } = await openStore([0, 4]);
    store.keys.chooseSigner('phrase-4');
    expect(store.keys.all).toEqual([store.keys.signers[1]?.cosigner]);
    store.keys.setRequired(99);
    expect(store.keys.required).toBe(3);
    store.keys.setCount(99);
    store.keys.setRequired(99);
    expect([store.keys.count, store.keys.required]).toEqual([15, 15]);
    store.keys.setCount(0);
    expect([store.keys.count, store.keys.required]).toEqual([2, 2]);
  });
});
