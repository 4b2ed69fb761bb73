// Checks that every kind of fault has words of its own that blame nobody.
import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../../domain/fault.ts';
import { describeFaultKind } from './describeFault.ts';

const KINDS: Readonly<Record<FaultKind, true>> = {
  offline: true,
  timeout: true,
  'rate-limited': true,
  rejected: true,
  'bad-answer': true,
  'not-found': true,
  'worker-failed': true,
  locked: true,
  corrupt: true,
  'storage-blocked': true,
  'storage-full': true,
};
const kinds = Object.keys(KINDS) as FaultKind[];

describe('the words about a fault', () => {
  it('differ for every kind', () => {
    expect(new Set(kinds.map((kind) => describeFaultKind(kind).title)).size).toBe(kinds.length);
  });

  it('fit on a small phone', () => {
    for (const kind of kinds) {
      const { title, text } = describeFaultKind(kind);
      expect(title.length, kind).toBeLessThanOrEqual(32);
      expect(text.length, kind).toBeLessThanOrEqual(110);
    }
  });
});
