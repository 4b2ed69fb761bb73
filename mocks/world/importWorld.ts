/** A vault whose drafts are only names, and a chain that knows what it is told: for the tests of bringing keys in. */

import { startReactions } from '../../src/app/reactions.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import { Fault } from '../../src/domain/fault.ts';
import type { KeyReading } from '../../src/domain/keys/KeyReading.ts';
import type { AddressBalance } from '../../src/ports/ChainIndexer.ts';
import type { ImportChoice, ImportDraft, Vault, VaultAccount, VaultKeyring } from '../../src/ports/Vault.ts';
import { heldKeyring } from '../builders/keyrings.ts';
import { createFakeApp } from './fakeApp.ts';

/** Readings of a phrase. */
export const STANDARD: KeyReading = { path: "m/44'/1'/0'/0", usesPassphrase: true };
export const CHANGE: KeyReading = { path: "m/44'/1'/0'/1", usesPassphrase: true };
export const SECOND: KeyReading = { path: "m/44'/1'/1'/0", usesPassphrase: true };
export const ANDROID: KeyReading = { path: "m/0'/0", usesPassphrase: true };
export const UNIELON: KeyReading = { path: "m/44'/1'/0'/0", usesPassphrase: false };
export const SINGLE: KeyReading = { path: '', usesPassphrase: true };

/** The address at a place: a name, which is all that stores look at. */
export const addressAt = (reading: KeyReading, index: number): DogeAddress =>
  `${reading.usesPassphrase ? '' : 'bare '}${reading.path}/${index}` as DogeAddress;

/** An account at a place. */
export const accountAt = (reading: KeyReading, index: number): VaultAccount => ({
  ...{ index, address: addressAt(reading, index), pubkey: '02', keyForm: 'compressed' },
});

/** What the chain tells: koinu by address; 0 is an address that was emptied. */
export type Riches = Readonly<Record<string, bigint>>;

const balanceOf = (riches: Riches, address: string): AddressBalance => ({
  confirmed: koinu(riches[address] ?? 0n),
  unconfirmedDelta: 0n,
  transactionCount: address in riches ? 3 : 0,
});

/** What a test may change while it runs. */
export interface ImportWorld {
  riches: Riches;
  /** addresses about which the indexer fails */
  failing: (address: string) => boolean;
  /** when set, every answer of the indexer waits for it */
  pause: Promise<void> | null;
  readonly asked: string[];
  mostAtOnce: number;
  readonly forgotten: string[];
  readonly kept: (readonly ImportChoice[])[];
}

/** An app that brings in a draft with these readings. */
export function openImport(
  readings: readonly KeyReading[],
  riches: Riches = {},
  vault: Partial<Vault> = {},
  draft: Partial<ImportDraft> = {},
) {
  const world: ImportWorld = {
    ...{ riches, failing: () => false, pause: null },
    ...{ asked: [], mostAtOnce: 0, forgotten: [], kept: [] },
  };
  const origin = draft.origin ?? 'phrase';
  let atOnce = 0;
  const answer = async (address: DogeAddress, signal?: AbortSignal): Promise<AddressBalance> => {
    atOnce += 1;
    world.asked.push(address);
    world.mostAtOnce = Math.max(world.mostAtOnce, atOnce);
    await (world.pause ?? Promise.resolve());
    atOnce -= 1;
    if (signal?.aborted) throw new Fault('offline', 'aborted');
    if (world.failing(address)) throw new Fault('rate-limited', 'test');
    return balanceOf(world.riches, address);
  };
  const keyringOf = ({ reading, indexes }: ImportChoice): VaultKeyring =>
    heldKeyring(`new ${addressAt(reading, 0)}`, {
      type: origin === 'address' || origin === 'extended-public-key' ? 'watch' : 'hd',
      ...{ origin, hdPath: reading.path, accounts: indexes.map((index) => accountAt(reading, index)) },
    });
  const app = createFakeApp({
    chain: { balance: answer },
    vault: {
      draftImport: async () => ({ ok: true, value: { id: 'draft', origin, readings, ...draft } }),
      deriveImport: async (_session, _id, reading, from, count) =>
        Array.from({ length: count }, (_, position) => accountAt(reading, from + position)),
      keepImport: async (_session, _id, choices) => {
        world.kept.push(choices);
        return choices.map(keyringOf);
      },
      forgetImport: async (_session, id) => void world.forgotten.push(id),
      ...vault,
    },
  });
  const stop = startReactions(app.stores, app.ports);
  app.stores.session.setPassword('session');
  return { ...app, ...app.stores, world, stop };
}
