import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../../mocks/clock/manualClock.ts';
import { createMemoryEnvelopeStore } from '../../../../mocks/vault/memoryEnvelopeStore.ts';
import { openService, PASSWORD } from '../../../../mocks/vault/serviceWithWallet.ts';
import { worked } from '../../../ports/contracts/Vault.kit.contract.ts';
import { METHOD_NAMES } from '../calls/methods.ts';
import { WorkerConnection } from '../client/WorkerConnection.ts';
import { answerCalls } from './answerCalls.ts';
import type { ReplyMessage } from './messages.ts';

const ports: MessagePort[] = [];

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A key service at the far end of a channel, and all its replies. */
function setUp() {
  const { port1: near, port2: far } = new MessageChannel();
  ports.push(near, far);
  const users: string[] = [];
  const store = createMemoryEnvelopeStore();
  answerCalls(far, (user) => {
    users.push(user);
    return openService(store);
  });
  const heard: ReplyMessage[] = [];
  near.addEventListener('message', ({ data }) => heard.push(data));
  near.start();
  far.start();
  return { near, heard, users };
}

/** The page's calls over a channel. */
function callsOver(near: MessagePort) {
  const worker = Object.assign(near, { terminate: () => near.close() });
  const limitsMs = { brief: 1000, quick: 1000, slow: 1000 };
  return new WorkerConnection({ user: '42', spawn: () => worker, clock: createManualClock(), limitsMs })
    .calls;
}

/** Waits until all earlier calls are answered. */
async function settled(near: MessagePort, heard: readonly ReplyMessage[]): Promise<void> {
  near.postMessage({ id: -7, method: 'exists', given: [] });
  while (!heard.some((reply) => reply.id === -7)) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe('the line to the key worker', () => {
  it('carries a call for each method of the worker, and takes its stages back', async () => {
    const { near } = setUp();
    const calls = callsOver(near);
    const stages: string[] = [];
    await calls.create(PASSWORD, (stage) => void stages.push(stage));
    expect(stages).toEqual(['stretching', 'sealing', 'verifying']);
    expect(await calls.exists()).toBe(true);
  });

  it('belongs to one user: the first one it is told', async () => {
    const { near, heard, users } = setUp();
    for (const user of ['../x', '42', '43']) near.postMessage({ user });
    await settled(near, heard);
    expect(users).toEqual(['42']);
  });

  it('answers no call before it is told whose it is', async () => {
    const { near, heard } = setUp();
    near.postMessage({ id: 1, method: 'create', given: [PASSWORD] });
    await settled(near, heard);
    const detail = 'the key worker was not started';
    expect(heard[0]).toEqual({ id: 1, answer: { ok: false, kind: 'worker-failed', detail } });
  });

  it('starts for no name that would lead elsewhere', async () => {
    const { near, heard, users } = setUp();
    const hostile = ['', '../x', 'a/b', '42 ', ' 42', 'x'.repeat(65), '42\n', 42, null, ['42']];
    for (const user of hostile) near.postMessage({ user });
    near.postMessage({ user: '42', service: 'mine' });
    await settled(near, heard);
    expect(users).toEqual([]);
  });

  it('tells of a fault its kind and its words, and of any other error its name alone', async () => {
    const { near } = setUp();
    const calls = callsOver(near);
    await calls.create(PASSWORD, () => undefined);
    const again = { kind: 'rejected', message: 'rejected: a vault exists already' };
    await expect(calls.create(PASSWORD)).rejects.toMatchObject(again);
    const change = (next: string) => calls.changePassword('none', PASSWORD, next);
    await expect(change('next one')).rejects.toMatchObject({ kind: 'locked' });
    const message = 'worker-failed: the key worker threw RangeError';
    await expect(change('')).rejects.toMatchObject({ kind: 'worker-failed', message });
  });

  it('finds its call by its number, whatever else comes back, and once', async () => {
    const { port1: near, port2: far } = new MessageChannel();
    ports.push(near, far);
    const stages: string[] = [];
    far.addEventListener('message', ({ data }: MessageEvent<{ id?: number; method?: string }>) => {
      if (data.method === undefined) return;
      const { id = 0 } = data;
      far.postMessage({ id: id + 1000, answer: { ok: true, value: 'of nobody' } });
      far.postMessage({ id: id + 1000, stage: 'stretching' });
      far.postMessage({ id, stage: 'sealing' });
      far.postMessage({ id, answer: { ok: true, value: data.method } });
      far.postMessage({ id, answer: { ok: true, value: 'again' } });
      far.postMessage({ id, stage: 'verifying' });
    });
    near.start();
    far.start();
    const calls = callsOver(near);
    const made = calls.create(PASSWORD, (stage) => void stages.push(stage));
    expect(await Promise.all([made, calls.exists()])).toEqual(['create', 'exists']);
    expect(await calls.lock()).toBe('lock');
    expect(stages).toEqual(['sealing']);
  });

  it('answers nothing that is no call', async () => {
    const { near, heard } = setUp();
    near.postMessage({ user: '42' });
    const call = fc.record(
      {
        id: fc.oneof(fc.integer(), fc.string()),
        method: fc.oneof(
          fc.constantFrom<string>(...METHOD_NAMES, 'constructor', '__proto__', 'toString'),
          fc.string(),
        ),
        given: fc.anything(),
        type: fc.constantFrom('GET', 'SET', 'APPLY', 'CONSTRUCT', 'ENDPOINT', 'RELEASE'),
        path: fc.array(fc.constantFrom('constructor', '__proto__', 'prototype', 'then')),
      },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(fc.oneof(call, fc.anything()), (message) => {
        try {
          near.postMessage(message);
        } catch {
          // values that can't be cloned can't be sent
        }
      }),
      { numRuns: 1000, seed: 10 },
    );
    await settled(near, heard);
    expect(heard).toHaveLength(1);
  });

  it('refuses garbage for every method, and repeats none of it', async () => {
    const { near, heard } = setUp();
    near.postMessage({ user: '42' });
    const garbage = fc.array(
      fc.oneof(fc.constant({ secret: PASSWORD }), fc.constant([PASSWORD, [PASSWORD]]), fc.constant(-0.5)),
      { minLength: 1, maxLength: 8 },
    );
    let asked = 0;
    fc.assert(
      fc.property(fc.constantFrom(...METHOD_NAMES), garbage, (method, given) => {
        near.postMessage({ id: 1, method, given });
        asked += 1;
      }),
      { numRuns: 1000, seed: 10 },
    );
    await settled(near, heard);
    const answers = heard.filter(({ id }) => id === 1);
    expect(answers).toHaveLength(asked);
    for (const reply of answers) expect(reply).toMatchObject({ answer: { ok: false, kind: 'rejected' } });
    expect(JSON.stringify(answers)).not.toContain(PASSWORD);
  });

  it('lets no secret out but by the methods that show one', async () => {
    const { near, heard } = setUp();
    const calls = callsOver(near);
    const { session } = await calls.create(PASSWORD);
    const draft = await calls.draftPhrase(session, 12);
    const words = await calls.revealDraft(session, draft.id);
    await calls.checkDraft(session, draft.id, ['no', 'not', 'never']);
    const { id } = await calls.saveDraft(session, draft.id, 'regtest');
    await calls.addAccount(session, id);
    const source = { kind: 'phrase', text: words.join(' '), passphrase: 'such hidden' } as const;
    const brought = worked(await calls.draftImport(session, source, 'regtest'));
    const [reading] = brought.readings;
    if (reading === undefined) throw new Error('no reading');
    await calls.deriveImport(session, brought.id, reading, 0, 3);
    await calls.saveImport(session, brought.id, [{ reading, indexes: [0] }]);
    await calls.checkBackup(session, id, source);
    await calls.signMessage(session, id, 0, 'wow');
    await calls.backUp(session, 'notes', PASSWORD);
    await calls.changePassword(session, 'wrong one', 'next one');
    await calls.changePassword(session, PASSWORD, 'next one');
    await calls.unlock(PASSWORD, null);
    const again = worked(await calls.unlock('next one', null)).session;
    const key = { kind: 'private-key', index: 0 } as const;
    const ticket = worked(await calls.beginExport(again, id, key, 'next one'));
    const shown = await calls.revealExport(again, ticket);
    await calls.removeKeyring(again, id);
    await calls.sealedText();
    await calls.lock();
    const wif = shown.kind === 'private-key' ? shown.text : '';
    expect(wif).not.toBe('');

    // the words are the third answer, the key is in the one that contains it; no other reply may contain either
    const texts = heard.map((reply) => JSON.stringify(reply));
    expect(texts.filter((text) => text.includes(words.slice(0, 4).join('","')))).toHaveLength(1);
    expect(texts.filter((text) => text.includes(wif))).toHaveLength(1);
    for (const secret of [PASSWORD, 'next one', 'wrong one', 'such hidden', words.join(' ')]) {
      expect(
        texts.filter((text) => text.includes(secret)),
        secret,
      ).toEqual([]);
    }
  });
});
