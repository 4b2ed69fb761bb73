/** Views of the shared wallet pages. */
import { describe, expect, it } from 'vitest';
import {
  cosignerText,
  phraseRecord,
  sharedDescriptor,
  vaultOf,
} from '../../../mocks/fixtures/multisig/cosigners.ts';
import { curveKeyOps } from '../../adapters/vault/keyOps/curveKeyOps.ts';
import { Fault } from '../../domain/fault.ts';
import { readCosigner, writeCosigner } from '../../domain/multisig/cosignerKey.ts';
import { readPersonalName } from '../../domain/session/personalName.ts';
import { CosignerNames } from '../../stores/multisig/CosignerNames.ts';
import type { MultisigStore } from '../../stores/multisig/MultisigStore.ts';
import { multisigView } from './MultisigContainer.tsx';
import { isSharedWallet, multisigKeysView } from './MultisigKeysContainer.tsx';

const PARTS = {
  copied: null,
  hasFileFailed: false,
  scan: { progress: null, problem: null, isReading: false },
} as const;
const KEYS_PARTS = { copied: null, row: null, isCodeShown: false } as const;

async function keyOf(person: number) {
  const read = readCosigner(await cosignerText(person), 'regtest');
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

async function namesFor(person: number, text: string): Promise<CosignerNames> {
  const [names, name] = [new CosignerNames(), readPersonalName(text)];
  if (!name.ok) throw new Error(name.problem.kind);
  names.setName((await keyOf(person)).extendedKey, name.value);
  return names;
}

const storeIn = (state: unknown, keys: unknown = {}) =>
  ({ state, keys }) as Pick<MultisigStore, 'state' | 'keys'>;

describe('making a shared wallet', () => {
  it('lists our key with its path, and the others by their names', async () => {
    const made = await curveKeyOps.cosignerKeys(phraseRecord(0));
    if (made === null) throw new Error('no phrase');
    const { shared: own, bip45 } = made;
    const signer = { key: 'a', name: 'Savings', cosigner: own, bip45 };
    const other = { key: 'b', name: 'Everyday', cosigner: await keyOf(5), bip45 };
    const others = [await keyOf(1), await keyOf(2)];
    const keys = { required: 2, count: 3, others, signer, signers: [signer, other] };
    const store = storeIn({ status: 'collecting', problem: null }, keys);
    const view = multisigView(store, await namesFor(1, 'Mum'), PARTS);
    expect(view).toMatchObject({
      status: 'collecting',
      required: 2,
      count: 3,
      own: { text: writeCosigner(own), path: "m/48'/1'/0'/0'", name: 'Savings' },
      others: [
        { name: 'Mum', isOwn: false },
        { name: null, isOwn: false },
      ],
      signers: [
        { key: 'a', isChosen: true },
        { key: 'b', isChosen: false },
      ],
    });
  });

  it('says when a file or code held nothing, before any other problem', () => {
    const keys = { required: 2, count: 3, others: [], signer: null, signers: [] };
    const store = storeIn({ status: 'collecting', problem: { kind: 'empty' } }, keys);
    const names = new CosignerNames();
    expect(multisigView(store, names, PARTS)).toMatchObject({ own: null, problem: { kind: 'empty' } });
    expect(multisigView(store, names, { ...PARTS, hasFileFailed: true })).toMatchObject({
      problem: 'unreadable-file',
    });
  });
});

describe('comparing a shared wallet', () => {
  it('says what its text has of paths that differs', async () => {
    const wallet = { required: 2, cosigners: [await keyOf(0), await keyOf(1)] };
    const paths = [{ kind: 'claims-ours', path: "m/48'/1'/7'/0'" }];
    const state = { status: 'comparing', wallet, own: [], paths, code: '', firstAddress: '', used: null };
    expect(multisigView(storeIn(state), new CosignerNames(), PARTS)).toMatchObject({ paths });
  });
});

describe('the keys of a shared wallet', () => {
  it('are all of them, ours marked by what our phrase derives and not by what a description says', async () => {
    const description = await curveKeyOps.describeMultisig(
      await vaultOf(0, await sharedDescriptor(2, [0, 1, 2])),
      'key-1',
    );
    if (description === null) throw new Error('no shared wallet');
    const view = multisigKeysView({ status: 'ready', description }, await namesFor(2, 'Ledger'), KEYS_PARTS);
    if (view.status !== 'ready') throw new Error(view.status);
    const mine = (await keyOf(0)).extendedKey;
    expect(view.keys.filter(({ isOwn }) => isOwn).map(({ extendedKey }) => extendedKey)).toEqual([mine]);
    expect(view.keys.map(({ name }) => name).filter((name) => name !== null)).toEqual(['Ledger']);
    expect(view).toMatchObject({
      required: 2,
      code: expect.stringMatching(/^([0-9A-F]{4} ){3}[0-9A-F]{4}$/),
    });
    expect(view.descriptor).toMatch(/^sh\(sortedmulti\(2,/);
  });

  it('are those of a shared wallet alone, and asked of no other', () => {
    const wallets = [
      { key: 'a', origin: 'phrase' },
      { key: 'b', origin: 'multisig' },
    ] as const;
    expect(['a', 'b', 'gone', ''].map((key) => isSharedWallet(wallets, key))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('are not there when the vault fails, which says so', () => {
    const fault = new Fault('worker-failed', 'test');
    expect(multisigKeysView({ status: 'failed', fault }, new CosignerNames(), KEYS_PARTS)).toEqual({
      status: 'failed',
      fault,
    });
  });
});
