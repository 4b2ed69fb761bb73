/** After a journey: whether its phones asked more than a Blockbook allows that was set up today. */
import { expect } from 'vitest';
import type { Rejection } from '../../mocks/sandbox/limits/UsageCounter.ts';
import { SandboxServer } from './SandboxServer.ts';

/** Each question with the reason why it was rejected, and how often. */
function linesOf(rejections: readonly Rejection[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { question, reason } of rejections) {
    const line = `${question} (${reason})`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${count} × ${line}` : line));
}

/** Nothing was rejected by any server of this worker. */
export async function expectNoRejections(): Promise<void> {
  const rejections = await Promise.all([...SandboxServer.inUse].map((server) => server.rejections()));
  expect(linesOf(rejections.flat()), 'refused by a new Blockbook').toEqual([]);
}
