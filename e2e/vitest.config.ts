import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import app from '../vite.config.ts';
import { WORKERS } from './support/paths.ts';

/** Slow files, including some short-tier ones: started last, they would keep one worker busy after the other has finished. */
const LONG = [
  'demo.test.ts',
  'kill.test.ts',
  'clients.test.ts',
  'webFiles.test.ts',
  'proxies.test.ts',
  'multisig.test.ts',
  'coldSigning.test.ts',
  'requests.test.ts',
  'send.test.ts',
  'framed.test.ts',
  'backup.test.ts',
];
const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => moduleId.endsWith(name));

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default mergeConfig(
  app,
  defineConfig({
    test: {
      environment: 'node',
      include: ['e2e/**/*.test.ts'],
      exclude: ['e2e/engines/**'],
      globalSetup: ['e2e/support/globalSetup.ts'],
      // Each worker has its own ports, and loads the curves once for all its files.
      pool: 'forks',
      isolate: false,
      sequence: { sequencer: LongFirst },
      maxWorkers: WORKERS,
      testTimeout: 120_000,
      // Playwright's own timeout: a poll's default second is too short for a busy machine
      expect: { poll: { timeout: 30_000, interval: 100 } },
      hookTimeout: 120_000,
      passWithNoTests: false,
      tags: [
        { name: 'short', description: 'runs in `npm test`; all others in the rest of the full run' },
        { name: 'ships', description: 'needs the build that ships, with its real key derivation' },
        { name: 'heap', description: 'afterwards the memory of the app is searched for secrets' },
      ],
    },
  }),
);
