// Every failure of Telegram's clients has a story and a test.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOST_FAILURES, type HostFailureName, REPORTED_FAILURES } from '../mocks/telegram/hostFailures.ts';

interface ReportedStories {
  readonly args?: { readonly failures?: readonly HostFailureName[] };
}

const MODULES = import.meta.glob<Readonly<Record<string, ReportedStories>>>('./journeys/Host*.stories.tsx', {
  eager: true,
});

const shown = new Set(
  Object.values(MODULES).flatMap(({ default: _, ...stories }) =>
    Object.values(stories).flatMap(({ args }) => args?.failures ?? []),
  ),
);

const testsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

const TESTS = ['src', 'e2e'].flatMap(testsIn).join('\n');
const tested = new Set(Array.from(TESTS.matchAll(/failing\(\s*'([a-z-]+)'/g), ([, name]) => name ?? ''));

const names = Object.keys(HOST_FAILURES);

describe('the failures of Telegram’s clients', () => {
  it('are sixteen that people reported, and fourteen traps', () => {
    expect(REPORTED_FAILURES).toHaveLength(16);
    expect(names).toHaveLength(30);
  });

  it('have a story each', () => {
    expect(names.filter((name) => !shown.has(name as HostFailureName))).toEqual([]);
  });

  it('have a test each', () => {
    expect(names.filter((name) => !tested.has(name))).toEqual([]);
  });
});
