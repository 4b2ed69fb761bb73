/**
 * What the wallet asks of a server that has Blockbook's limits of today: for opening, waiting, a block of strangers, an
 * incoming payment, a review and a send, in a real browser over the served app.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Runs in the surroundings of the journeys, one wallet after the other. @throws when a deed failed */
export async function benchNetwork(): Promise<void> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', 'bench/network/vitest.config.ts', '--reporter=dot'];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(`the benchmark ended with ${status}`);
}
