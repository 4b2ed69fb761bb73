/** Adds, extends and removes keyrings of the open vault. */

import type { Network } from '../../../domain/address/Network.ts';
import { wipe } from '../../../domain/bytes.ts';
import { Fault } from '../../../domain/fault.ts';
import type { AccountKey } from '../../../domain/keys/AccountKey.ts';
import type { SessionId, VaultKeyring } from '../../../ports/Vault.ts';
import { areAccountIndexes } from '../records/accountIndexes.ts';
import { randomBytes, toHex } from '../records/bytes.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import type { OpenVault } from '../records/openVault.ts';
import { wipeRecord } from '../records/recordBytes.ts';
import { changeRecords, isScriptRecord, type NamedRecord, withRecord } from '../records/vaultRecords.ts';
import type { ChangedVault } from './Sessions.ts';
import { inTurn, type WorkerTools } from './WorkerTools.ts';

/** A random id for a new record, which reveals nothing of its contents. */
export const newKeyringId = (): string => `key-${toHex(randomBytes(8))}`;

async function putRecord(
  worker: WorkerTools,
  vault: OpenVault,
  named: NamedRecord,
): Promise<ChangedVault<VaultKeyring>> {
  const next = await changeRecords(vault, { put: [named] });
  return { vault: next, outcome: await worker.halves.derive(next, named.id, vault) };
}

/** Stores a drafted phrase; returns its first account as derived from the sealed record. */
async function saveDraft(
  worker: WorkerTools,
  session: SessionId,
  draftId: string,
  network: Network,
): Promise<VaultKeyring> {
  const { phrases } = worker.sessions.open(session);
  // A copy: a lock wipes the draft, and the bytes must not change while being sealed.
  const entropy = phrases.get(draftId).entropy.slice();
  try {
    const keyOps = await worker.loadKeyOps();
    const named = { id: newKeyringId(), record: keyOps.newRecord(entropy, network) };
    const keyring = await worker.sessions
      .change(session, (vault) => putRecord(worker, vault, named))
      .finally(() => wipeRecord(named.record));
    phrases.forget(draftId);
    return keyring;
  } finally {
    wipe(entropy);
  }
}

function freeIndex(indexes: readonly number[]): number {
  const taken = new Set(indexes);
  let index = 0;
  while (taken.has(index)) index += 1;
  return index;
}

/** The record with other accounts. @throws {Fault} `rejected` when there are more than one keyring can have */
export function withAccountIndexes(record: KeyRecord, indexes: readonly number[]): KeyRecord {
  if (!areAccountIndexes(indexes)) throw new Fault('rejected', 'one wallet cannot have so many accounts');
  return { ...record, indexes };
}

function withNextAccount(record: KeyRecord): KeyRecord {
  const { origin } = record.material;
  if (origin === 'private-key' || origin === 'address') {
    throw new Fault('rejected', 'a single key has one account');
  }
  const indexes = [...record.indexes, freeIndex(record.indexes)].sort((one, other) => one - other);
  return withAccountIndexes(record, indexes);
}

/** Adds the account at the lowest free index. @throws {Fault} `not-found`, `rejected` for a single key, and when there are too many */
const addAccount = (worker: WorkerTools, session: SessionId, id: string): Promise<VaultKeyring> =>
  worker.sessions.change(session, (vault) =>
    withRecord(vault, id, (record) => putRecord(worker, vault, { id, record: withNextAccount(record) })),
  );

/** The public key of all its accounts; not stored. @throws {Fault} `not-found`, `corrupt` */
async function accountKey(
  { sessions, loadKeyOps }: WorkerTools,
  session: SessionId,
  id: string,
): Promise<AccountKey | null> {
  const { vault } = sessions.open(session);
  const keyOps = await loadKeyOps();
  const key = await withRecord(vault, id, (record) => keyOps.accountKey(record));
  sessions.open(session);
  return key;
}

/** Deletes a keyring's secret, and ends its export tickets. @throws {Fault} `not-found` */
async function removeKeyring({ sessions }: WorkerTools, session: SessionId, id: string): Promise<void> {
  const { tickets } = sessions.open(session);
  await sessions.change(session, async (vault) => {
    const isThere = vault.envelope.records.some((record) => record.id === id && !isScriptRecord(record));
    if (!isThere) throw new Fault('not-found', 'this wallet is not in the vault');
    return { vault: await changeRecords(vault, { drop: [id] }), outcome: null };
  });
  tickets.endFor(id);
}

export const KEYRING_HANDLERS = {
  saveDraft: inTurn(saveDraft),
  accountKey,
  addAccount: inTurn(addAccount),
  removeKeyring: inTurn(removeKeyring),
};
