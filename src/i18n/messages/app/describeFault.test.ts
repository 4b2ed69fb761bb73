// Every kind of fault has its own text, which blames no one.
import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../../domain/fault.ts';
import { describeAddProblem } from '../settings/networkMessages.ts';
import { describeFault, describeFaultKind } from './describeFault.ts';

const KINDS: Readonly<Record<FaultKind, true>> = {
  offline: true,
  timeout: true,
  'rate-limited': true,
  rejected: true,
  'bad-answer': true,
  'not-found': true,
  'not-ready': true,
  'no-node': true,
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

  it('name the server that lost its node, and say why one that did or that starts is not added', () => {
    expect(describeFault({ kind: 'no-node', server: 'one.test' }).text).toMatch(/^one\.test lost contact/);
    expect(describeFault({ kind: 'no-node' })).toBe(describeFaultKind('no-node'));
    const why = (kind: FaultKind) => describeAddProblem({ kind: 'no-answer', fault: { kind } });
    expect(new Set([why('no-node'), why('not-ready'), why('offline')]).size).toBe(3);
    expect(why('no-node')).toMatch(/lost contact/);
    expect(why('not-ready')).toMatch(/starting or shutting down/);
  });

  it('fit on a small phone', () => {
    for (const kind of kinds) {
      const { title, text } = describeFaultKind(kind);
      expect(title.length, kind).toBeLessThanOrEqual(32);
      expect(text.length, kind).toBeLessThanOrEqual(110);
    }
  });
});
