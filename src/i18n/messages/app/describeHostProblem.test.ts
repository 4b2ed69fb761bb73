// Checks that everything that Telegram may reject has words of its own that blame nobody.
import { describe, expect, it } from 'vitest';
import { HOST_PROBLEM_KINDS } from '../../../domain/host/HostProblem.ts';
import { describeHostProblem } from './describeHostProblem.ts';

const said = HOST_PROBLEM_KINDS.map((kind) => [kind, describeHostProblem({ kind })] as const);

describe('the words about a problem with the messenger', () => {
  it('differ for every kind', () => {
    expect(new Set(said.map(([, { title }]) => title)).size).toBe(HOST_PROBLEM_KINDS.length);
  });

  it.each(said)('%s fits on a small phone and in a toast', (_, { title, text }) => {
    expect(title.length).toBeGreaterThan(5);
    expect(title.length).toBeLessThanOrEqual(36);
    expect(text.length).toBeLessThanOrEqual(110);
  });

  it.each(said)('%s says it without jargon', (_, { title, text }) => {
    expect(`${title} ${text}`).not.toMatch(
      /!|error|invalid|SDK|version \d|parameter|bridge|timeout|your fault/i,
    );
  });
});
