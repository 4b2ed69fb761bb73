/** The test cases of the doginal index for its own parser. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { readEnvelope } from './readEnvelope.ts';
import vectors from './vectors/publishedEnvelopes.json' with { type: 'json' };

interface Case {
  readonly what: string;
  /** hex */
  readonly scripts: readonly string[];
  readonly expected: 'none' | 'partial' | 'whole';
  readonly contentType?: string;
  readonly body?: string;
}
const CASES = vectors.slice(1) as readonly Case[];

it.each(CASES)('$what', ({ scripts, expected, contentType, body }) => {
  const found = readEnvelope(scripts.map((script) => hexToBytes(script)));
  expect(found.kind).toBe(expected);
  if (found.kind !== 'whole' || contentType === undefined) return;
  expect(found.contentType).toBe(contentType);
  expect(new TextDecoder().decode(found.body)).toBe(body);
});

it('are as many as were taken', () => {
  expect(CASES.length).toBe(20);
});
