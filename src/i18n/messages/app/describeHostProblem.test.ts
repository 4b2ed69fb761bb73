import { describe, expect, it } from 'vitest';
import { HOST_PROBLEM_KINDS } from '../../../domain/host/HostProblem.ts';
import { describeHostProblem } from './describeHostProblem.ts';

/** Maximum length of a toast's line on a small phone, characters. */
const MAX_LENGTH = 36;

const JARGON = /!|error|invalid|SDK|version \d|parameter|bridge|timeout|your fault/i;

describe('the words about a problem with the host', () => {
  it('differ for every kind in Telegram', () => {
    const said = HOST_PROBLEM_KINDS.map((kind) => describeHostProblem(kind, 'telegram'));
    expect(new Set(said).size).toBe(said.length);
  });

  it.each(HOST_PROBLEM_KINDS)(
    'fit into a toast, without jargon, and in a browser without Telegram: %s',
    (kind) => {
      for (const host of ['telegram', 'browser'] as const) {
        const said = describeHostProblem(kind, host);
        expect(said.length).toBeGreaterThan(3);
        expect(said.length).toBeLessThanOrEqual(MAX_LENGTH);
        expect(said).not.toMatch(JARGON);
      }
      expect(describeHostProblem(kind, 'browser')).not.toContain('Telegram');
    },
  );
});
