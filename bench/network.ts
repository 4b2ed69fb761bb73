/**
 * The wallet's requests to a server with Blockbook's current limits: for opening, waiting, a block without our transactions, an
 * incoming payment, a review and a send, in a real browser over the served app.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

function run(script: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
}

/** Builds the app and runs in the e2e setup, one wallet after the other. @throws when a journey failed */
export async function benchNetwork(): Promise<void> {
  run('.ci/build.mjs');
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'bench/network/vitest.config.ts',
    '--reporter=dot',
  );
}
