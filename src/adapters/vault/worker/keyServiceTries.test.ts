/** Ways around the wait after wrong passwords, as a thief with the phone would try them. */
import { afterEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../../mocks/clock/manualClock.ts';
import { createMemoryMirror } from '../../../../mocks/vault/memoryMirror.ts';
import { createPhone } from '../../../../mocks/vault/phone.ts';
import {
  backUpOf,
  NOW_MS,
  openService,
  PASSWORD,
  quiet,
  tryPassword,
  withWallet,
} from '../../../../mocks/vault/serviceWithWallet.ts';

const YEAR_MS = 365 * 86_400_000;
const phones: ReturnType<typeof createPhone>[] = [];

afterEach(() => {
  for (const { workers } of phones.splice(0)) for (const worker of workers) worker.terminate();
});

describe('a thousand tries with the clock set forward', () => {
  it('are five, in one start of the app', async () => {
    const { store } = await withWallet();
    const service = openService(store);
    let tried = 0;
    for (let run = 0; run < 1000; run += 1) {
      const answer = await tryPassword(service, `guess ${run}`, NOW_MS + run * YEAR_MS);
      if (!answer.ok && answer.problem.kind === 'wrong-password') tried += 1;
    }
    expect(tried).toBe(5);
  });

  it('are five, with a new start before each', async () => {
    const { store } = await withWallet();
    let tried = 0;
    for (let run = 0; run < 1000; run += 1) {
      const answer = await tryPassword(openService(store), `guess ${run}`, NOW_MS + run * YEAR_MS);
      if (!answer.ok && answer.problem.kind === 'wrong-password') tried += 1;
    }
    expect(tried).toBe(5);
  });
});

describe('two hundred tries, the data of the site cleared before each', () => {
  it('are few, because the host keeps the count with its copy', async () => {
    const phone = createPhone(createManualClock());
    phones.push(phone);
    const mirror = createMemoryMirror();
    const owner = phone.open('42', mirror);
    const { session } = await owner.create(PASSWORD);
    await owner.saveDraft(session, (await owner.draftPhrase(session, 12)).id, 'regtest');
    while (mirror.text !== phone.store.texts.get('envelope')) await owner.hasBiometry();
    let tried = 0;
    for (let run = 0; run < 200; run += 1) {
      phone.texts.clear();
      phone.store.texts.clear();
      const thief = phone.open('42', mirror);
      await thief.findVault();
      const answer = await thief.unlock(`guess ${run}`);
      if (!answer.ok && answer.problem.kind === 'wrong-password') tried += 1;
    }
    expect(tried).toBeLessThanOrEqual(5);
    // A lower count in a copy gains nothing: the stored one stays.
    mirror.text = phone.store.texts.get('envelope') ?? '';
    phone.store.texts.delete('envelope');
    await phone.open('42', mirror).findVault();
    expect(await phone.open('42', mirror).unlock(PASSWORD)).toMatchObject({ problem: { kind: 'throttled' } });
  });
});

describe('an open session', () => {
  it('is no oracle: passwords tried at a backup file of its own count as any other', async () => {
    const { store, service, session } = await withWallet();
    const text = await backUpOf(service, session);
    let tried = 0;
    for (let run = 0; run < 200; run += 1) {
      const answer = await service.addBackup(session, text, `guess ${run}`, NOW_MS, quiet);
      if (!answer.ok && answer.problem.kind === 'wrong-password') tried += 1;
    }
    expect(tried).toBe(5);
    expect(await tryPassword(openService(store), PASSWORD)).toMatchObject({ problem: { kind: 'throttled' } });
  });

  it("does not lower the count by another file's password", async () => {
    const other = await withWallet();
    const made = await other.service.backUp(other.session, '', PASSWORD, NOW_MS);
    if (!made.ok) throw new Error('not made');
    const { service, session, store } = await withWallet();
    for (let run = 0; run < 4; run += 1) await tryPassword(openService(store), 'wrong');
    expect((await service.addBackup(session, made.value, PASSWORD, NOW_MS, quiet)).ok).toBe(true);
    expect(await tryPassword(openService(store), 'wrong')).toMatchObject({ problem: { freeTriesLeft: 0 } });
  });

  it('makes no backup file without the password', async () => {
    const { service, session } = await withWallet();
    expect(await service.backUp(session, 'notes', 'wrong', NOW_MS)).toMatchObject({
      problem: { kind: 'wrong-password', freeTriesLeft: 4 },
    });
    expect(await service.backUp(session, 'notes', PASSWORD, NOW_MS)).toMatchObject({ ok: true });
  });
});
