/** Forgetting a transfer unknown to the network: when that is possible, and what is forgotten with it. */
import { describe, expect, it } from 'vitest';
import {
  CHILD,
  OURS,
  openRescue,
  type Reported,
  WAITING,
  written,
} from '../../../mocks/stores/openWaiting.ts';
import { Fault } from '../../domain/fault.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';

const DAY_MS = 86_400_000;

describe('forgetting a transfer', () => {
  const missing = (nowMs: number) => ({ ...OURS, stage: 'unknown', missingSinceMs: nowMs }) as const;

  async function openMissing(reported: Reported = {}, others: readonly PendingTransfer[] = []) {
    const opened = await openRescue([], { known: new Map(), ...reported });
    opened.tx.journal.restore([...others, missing(opened.app.clock.nowMs())]);
    return opened;
  }

  it('is possible after two weeks, and not before', async () => {
    const { rescue, app, tx } = await openMissing();
    expect(rescue.forgetting.kind).toBe('later');
    expect(await rescue.forget()).toBe('too-early');
    app.clock.advance(14 * DAY_MS);
    expect(rescue.forgetting.kind).toBe('now');
    expect(await rescue.forget()).toBe('forgotten');
    expect(tx.journal.find(WAITING.id)?.isForgotten).toBe(true);
    await expect.poll(() => tx.coins.cache.snapshot.status).toBe('ready');
  });

  it('is never possible for what is not remembered', async () => {
    const { rescue } = await openRescue([]);
    expect(rescue.forgetting).toEqual({ kind: 'never' });
  });

  it('puts away what rests on it too', async () => {
    const { rescue, app, tx } = await openMissing({}, [written(CHILD, ['39.99'], { stage: 'unknown' })]);
    app.clock.advance(14 * DAY_MS);
    expect(await rescue.forget()).toBe('forgotten');
    expect(tx.journal.find(CHILD.id)?.isForgotten).toBe(true);
  });

  it.each([WAITING, CHILD])('is given up where the network has it, or what rests on it', async ({ id }) => {
    const known = new Map([[id, 0]]);
    const { rescue, app, tx } = await openMissing({ known }, [
      written(CHILD, ['39.99'], { stage: 'unknown' }),
    ]);
    app.clock.advance(14 * DAY_MS);
    expect(await rescue.forget()).toBe('known');
    expect(tx.journal.find(WAITING.id)?.isForgotten).toBeUndefined();
    await expect.poll(() => tx.journal.find(id)?.stage).toBe('accepted');
  });

  it.each([
    [new Fault('timeout', 'test'), 'timeout'],
    [new TypeError('test'), 'offline'],
  ])('is given up where nobody answers: %s', async (thrown, kind) => {
    const chain = { transaction: () => Promise.reject(thrown) };
    const { rescue, app, tx } = await openMissing({ outside: { chain } });
    app.clock.advance(14 * DAY_MS);
    expect(await rescue.forget()).toMatchObject({ kind });
    expect(tx.journal.find(WAITING.id)?.isForgotten).toBeUndefined();
  });
});
