import { afterEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../../mocks/clock/manualClock.ts';
import { createPhone } from '../../../../mocks/vault/phone.ts';
import { vaultContract } from '../../../ports/contracts/Vault.contract.ts';
import type { VaultStage } from '../../../ports/Vault.ts';
import type { KeyServiceTools } from '../worker/keyService.ts';
import { createWorkerVault } from './workerVault.ts';

const PASSWORD = 'much secret';
const phones: ReturnType<typeof createPhone>[] = [];

afterEach(() => {
  for (const { workers } of phones.splice(0)) for (const worker of workers) worker.terminate();
});

function setUp(tools: Partial<KeyServiceTools> = {}) {
  const clock = createManualClock();
  const phone = createPhone(clock, tools);
  phones.push(phone);
  return { ...phone, clock, vault: phone.open() };
}

vaultContract('the worker vault', async () => {
  const { vault, open } = setUp();
  return { vault, restart: async () => open() };
});

describe('the vault on the main thread', () => {
  it('knows without waiting that a vault exists, also after a restart, for this user alone', async () => {
    const { vault, open, texts, workers } = setUp();
    expect(vault.exists()).toBe(false);
    expect(workers).toHaveLength(0);
    await vault.create(PASSWORD);
    expect(vault.exists()).toBe(true);
    expect(open().exists()).toBe(true);
    expect(open('43').exists()).toBe(false);
    expect([...texts]).toEqual([['kennel:vault:42', '1']]);
  });

  it('starts its worker ahead when it is told to and knows of no vault, and uses that one', async () => {
    const { vault, spawn, markers, clock, workers } = setUp();
    const wakesAfter = Promise.resolve();
    const open = () => createWorkerVault({ userId: '42', spawn, markers, clock, wakesAfter });
    const early = open();
    expect(workers).toHaveLength(0);
    await wakesAfter;
    expect(workers).toHaveLength(1);
    expect(await early.findVault()).toBe('none');
    expect(workers).toHaveLength(1);
    await vault.create(PASSWORD);
    const before = workers.length;
    open();
    await wakesAfter;
    expect(workers).toHaveLength(before);
  });

  it('finds no vault without its worker where nothing of one can be stored', async () => {
    const { vault, spawn, markers, clock, workers, store } = setUp();
    const open = () =>
      createWorkerVault({ userId: '42', spawn, markers, clock, mayExist: async () => store.texts.size > 0 });
    expect(await open().findVault()).toBe('none');
    expect(workers).toHaveLength(0);
    await vault.create(PASSWORD);
    expect(await open().findVault()).toBe('here');
  });

  it('says with its first call that no worker could be started', async () => {
    const { clock, markers } = setUp();
    const spawn = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const vault = createWorkerVault({ userId: '42', spawn, markers, clock });
    await expect(vault.findVault()).rejects.toMatchObject({ kind: 'worker-failed' });
  });

  it('puts the marker right by what is stored', async () => {
    const { vault, open, texts, store } = setUp();
    await vault.create(PASSWORD);
    texts.clear();
    const restarted = open();
    expect(restarted.exists()).toBe(false);
    expect(await restarted.findVault()).toBe('here');
    expect(restarted.exists()).toBe(true);
    store.texts.clear();
    expect(await restarted.findVault()).toBe('none');
    expect(open().exists()).toBe(false);
  });

  it('leaves the marker alone when the storage cannot be asked', async () => {
    const { vault, store } = setUp();
    await vault.create(PASSWORD);
    store.killAt = { call: 0, when: 'before' };
    await expect(vault.findVault()).rejects.toMatchObject({ kind: 'storage-blocked' });
    expect(vault.exists()).toBe(true);
  });

  it('works where the host keeps no marker', async () => {
    const { spawn, clock } = setUp();
    const blocked = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const markers = { getItem: blocked, setItem: blocked, removeItem: blocked };
    const vault = createWorkerVault({ userId: null, spawn, markers, clock });
    expect(vault.exists()).toBe(false);
    await vault.create(PASSWORD);
    expect(vault.exists()).toBe(true);
  });

  it('tells of the stages across the threads', async () => {
    const { vault } = setUp();
    const stages: VaultStage[] = [];
    await vault.create(PASSWORD, (stage) => stages.push(stage));
    await vault.unlock(PASSWORD, (stage) => stages.push(stage));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(stages).toEqual([
      'starting',
      'stretching',
      'sealing',
      'verifying',
      'starting',
      'stretching',
      'opening',
    ]);
  });

  it('gives faults of the worker their kind', async () => {
    const { vault } = setUp();
    await vault.create(PASSWORD);
    const rejected = expect(vault.create(PASSWORD)).rejects;
    await rejected.toMatchObject({
      name: 'Fault',
      kind: 'rejected',
      message: 'rejected: a vault exists already',
    });
  });

  it('says nothing of what an unexpected error said, because it may name a secret', async () => {
    const loadKeyOps = () => Promise.reject(new RangeError(`bad entropy: ${PASSWORD}`));
    const { vault, workers } = setUp({ loadKeyOps });
    const { session } = await vault.create(PASSWORD);
    const draft = await vault.draftPhrase(session, 12);
    const thrown = await vault.revealDraft(session, draft.id).catch((caught: Error) => caught);
    expect(thrown).toMatchObject({ kind: 'worker-failed' });
    expect(JSON.stringify([(thrown as Error).message, (thrown as Error).stack])).not.toContain(PASSWORD);
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('starts afresh after a crash, locked until it is unlocked again', async () => {
    const { vault, workers } = setUp();
    const { session } = await vault.create(PASSWORD);
    const [first] = workers;
    const drafting = vault.draftPhrase(session, 12);
    first?.crash();
    await expect(drafting).rejects.toMatchObject({ kind: 'worker-failed' });
    expect(first?.isTerminated).toBe(true);
    await expect(vault.draftPhrase(session, 12)).rejects.toMatchObject({ kind: 'locked' });
    expect((await vault.unlock(PASSWORD)).ok).toBe(true);
    expect(workers).toHaveLength(2);
  });

  it('gives a silent worker up, after 60 s of deriving and 20 s of anything else', async () => {
    const never = () => new Promise<never>(() => undefined);
    const silent = setUp({ keyDerivation: { atCreation: never, again: never, isWeaker: never } });
    const creating = silent.vault.create(PASSWORD);
    expect(silent.clock.pending()).toEqual([60_000]);
    silent.clock.advance(60_000);
    await expect(creating).rejects.toMatchObject({ kind: 'timeout' });
    expect(silent.workers[0]?.isTerminated).toBe(true);

    const { vault, clock } = setUp({ loadKeyOps: never });
    const { session } = await vault.create(PASSWORD);
    const draft = await vault.draftPhrase(session, 12);
    const revealing = vault.revealDraft(session, draft.id);
    expect(clock.pending()).toEqual([20_000]);
    clock.advance(20_000);
    await expect(revealing).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('says so when no worker can be started, and tries again', async () => {
    const { spawn, markers, clock } = setUp();
    let works = false;
    const unsure = () => {
      if (!works) throw new DOMException('no', 'SecurityError');
      return spawn();
    };
    const vault = createWorkerVault({ userId: '42', spawn: unsure, markers, clock });
    await expect(vault.create(PASSWORD)).rejects.toMatchObject({ kind: 'worker-failed' });
    works = true;
    await vault.create(PASSWORD);
  });

  it('locks without starting a worker, and ends one that does not answer', async () => {
    const { vault, workers, clock } = setUp();
    await vault.lock();
    expect(workers).toHaveLength(0);
    const { session } = await vault.create(PASSWORD);
    await vault.lock();
    await expect(vault.draftPhrase(session, 12)).rejects.toMatchObject({ kind: 'locked' });
    const [worker] = workers;
    if (worker) worker.postMessage = () => undefined;
    const locking = vault.lock();
    clock.advance(2_000);
    await locking;
    expect(worker?.isTerminated).toBe(true);
  });

  it('tells that a vault exists when an earlier creation was given up after it had written', async () => {
    const { vault, texts, open } = setUp();
    await vault.create(PASSWORD);
    texts.clear();
    const restarted = open();
    await expect(restarted.create('other')).rejects.toMatchObject({ kind: 'rejected' });
    expect(restarted.exists()).toBe(true);
  });

  it('forgets the way back in at once when it is locked, before the worker is asked', async () => {
    const { vault, open, texts } = setUp();
    await vault.create(PASSWORD);
    await vault.unlock(PASSWORD, undefined, 'one-key');
    expect(texts.has('kennel:stay:42')).toBe(true);
    void vault.lock();
    expect(texts.has('kennel:stay:42')).toBe(false);
    expect(await open().resume(null)).toEqual({ ok: false, problem: { kind: 'lost' } });
  });

  it('deletes the way back in by another worker when the one that locks does not answer', async () => {
    const { vault, workers, clock, store } = setUp();
    await vault.create(PASSWORD);
    await vault.unlock(PASSWORD, undefined, 'one-key');
    expect(store.texts.has('stay')).toBe(true);
    const [worker] = workers;
    if (worker) worker.postMessage = () => undefined;
    const locking = vault.lock();
    clock.advance(2_000);
    await locking;
    expect(store.texts.has('stay')).toBe(false);
    expect(workers).toHaveLength(2);
  });

  it('gives keys that are being decrypted as long as a password', async () => {
    const never = () => new Promise<never>(() => undefined);
    const { vault, clock } = setUp({ loadKeyOps: never });
    const { session } = await vault.create(PASSWORD);
    // The last seen mark is requested after creation, and before this call.
    await vault.hasBiometry();
    void vault
      .draftImport(session, { kind: 'encrypted-key', text: '', passphrase: '' }, 'regtest')
      .catch(never);
    expect(clock.pending()).toEqual([60_000]);
  });

  it('does not remember a way back in that was forgotten while it was being made', async () => {
    const { vault, texts } = setUp();
    await vault.create(PASSWORD);
    const unlocking = vault.unlock(PASSWORD, undefined, 'one-key').catch(() => undefined);
    await vault.forgetRemembered();
    await unlocking;
    expect(texts.has('kennel:stay:42')).toBe(false);
    expect(await vault.resume(null)).toMatchObject({ problem: { kind: 'lost' } });
  });
});
