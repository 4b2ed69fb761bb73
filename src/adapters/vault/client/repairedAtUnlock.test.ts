/** A vault with stolen records, on the main thread: repaired from the host's copy, or reported. */
import { afterEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../../mocks/clock/manualClock.ts';
import { createMemoryMirror } from '../../../../mocks/vault/memoryMirror.ts';
import { createPhone } from '../../../../mocks/vault/phone.ts';
import type { Vault } from '../../../ports/Vault.ts';

const PASSWORD = 'much secret';
const phones: ReturnType<typeof createPhone>[] = [];

afterEach(() => {
  for (const { workers } of phones.splice(0)) for (const worker of workers) worker.terminate();
});

async function addWallet(vault: Vault, session: string): Promise<string> {
  const { id } = await vault.draftPhrase(session, 12);
  return (await vault.saveDraft(session, id, 'regtest')).id;
}

async function unlock(vault: Vault) {
  const answer = await vault.unlock(PASSWORD);
  if (!answer.ok) throw new Error(answer.problem.kind);
  return answer.value;
}

/** Two wallets with a copy on the host; then the second's record is removed from the stored vault. */
async function robbed() {
  const phone = createPhone(createManualClock());
  phones.push(phone);
  const mirror = createMemoryMirror();
  const vault = phone.open('42', mirror);
  const { session } = await vault.create(PASSWORD);
  const kept = await addWallet(vault, session);
  const gone = await addWallet(vault, session);
  await expect.poll(() => mirror.text?.includes(gone)).toBe(true);
  await vault.lock();
  const envelope = JSON.parse(phone.store.texts.get('envelope') ?? '');
  const records = envelope.records.filter(({ id }: { readonly id: string }) => id !== gone);
  phone.store.texts.set('envelope', JSON.stringify({ ...envelope, records }));
  return { open: () => phone.open('42', mirror), mirror, kept, gone };
}

describe('a record that was taken away', () => {
  it('comes back from the copy while the vault is opened, and is named as back', async () => {
    const { open, kept, gone } = await robbed();
    const { keyrings, check } = await unlock(open());
    expect(keyrings.map(({ id }) => id)).toEqual([kept, gone]);
    expect(check).toMatchObject({ missing: [], repaired: [gone], age: 'current' });
  });

  it('is named while the host does not answer, and comes back when it is asked again', async () => {
    const { open, mirror, kept, gone } = await robbed();
    mirror.fails = ['read'];
    const vault = open();
    const { session, keyrings, check } = await unlock(vault);
    expect(keyrings.map(({ id }) => id)).toEqual([kept]);
    expect(check).toMatchObject({ missing: [gone], repaired: [] });
    expect(await vault.repair(session)).toBeNull();
    mirror.fails = [];
    expect((await vault.repair(session))?.keyrings.map(({ id }) => id)).toEqual([kept, gone]);
    expect((await unlock(open())).check).toMatchObject({ missing: [], repaired: [] });
  });

  it('is named until its loss is accepted, and its copy is kept until then', async () => {
    const { open, mirror, gone } = await robbed();
    mirror.fails = ['read'];
    const vault = open();
    const { session } = await unlock(vault);
    await addWallet(vault, session);
    mirror.fails = [];
    expect(mirror.text).toContain(gone);
    await vault.acceptLoss(session, [gone]);
    expect((await unlock(open())).check).toMatchObject({ missing: [], repaired: [] });
  });
});
