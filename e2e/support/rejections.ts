/** After a journey: checks whether its phones exceeded a default Blockbook's limits. */
import { expect } from 'vitest';
import type { Rejection } from '../../mocks/sandbox/limits/UsageCounter.ts';
import { SandboxServer } from './SandboxServer.ts';

/** Each request with the reason of its rejection, and how often. */
function linesOf(rejections: readonly Rejection[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { question, reason } of rejections) {
    const line = `${question} (${reason})`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${count} × ${line}` : line));
}

/** Expects that no server of this worker rejected anything. */
export async function expectNoRejections(): Promise<void> {
  const rejections = await Promise.all([...SandboxServer.inUse].map((server) => server.rejections()));
  expect(linesOf(rejections.flat()), 'refused by a new Blockbook').toEqual([]);
}
