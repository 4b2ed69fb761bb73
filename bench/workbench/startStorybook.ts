/** Starts Storybook's own server with an empty cache, as after `npm ci`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
const STORYBOOK = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
/** Where Storybook stores its bundles. Files there count as packages; anywhere else they would count as sources, and be compiled again. */
const CACHES = join(ROOT, 'node_modules/.cache');
/** Same as `npm run storybook`, without prompts. */
const QUIETLY = ['--no-open', '--no-version-updates', '--ci'];
const TIMEOUT_MS = 300_000;

/** Linux counts a process's time in hundredths of a second. */
const MS_PER_TICK = 10;

/** A Storybook that is starting or runs. */
export interface RunningStorybook {
  readonly address: string;
  /** resolves once it serves pages */
  ready(): Promise<void>;
  /** processor time of its processes so far, milliseconds; 0 where there is no /proc */
  processorMs(): number;
  close(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Processor time of a process group, from /proc. */
function timeOfGroup(group: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // a program's name may contain spaces; the fields after it don't
        return [
          readFileSync(`/proc/${name}/stat`, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' '),
        ];
      } catch {
        return [];
      }
    })
    .filter((fields) => Number(fields[2]) === group);
  const ticks = stats.map((fields) =>
    [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index] ?? 0), 0),
  );
  return MS_PER_TICK * ticks.reduce((sum, one) => sum + one, 0);
}

async function untilServed(address: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + TIMEOUT_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`Storybook ended with ${child.exitCode}`);
    const isServed = await fetch(`${address}/iframe.html`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServed) return;
    await pause(50);
  }
  throw new Error('Storybook does not start');
}

/** @param config - its configuration folder, relative to the project's */
export async function startStorybook(config: string): Promise<RunningStorybook> {
  mkdirSync(CACHES, { recursive: true });
  const cache = mkdtempSync(join(CACHES, 'kennel-bench-storybook-'));
  const port = String(await freePort());
  const child = spawn(
    process.execPath,
    [STORYBOOK, 'dev', '--config-dir', config, '--host', '127.0.0.1', '--port', port, ...QUIETLY],
    {
      cwd: ROOT,
      // its own process group: Storybook starts helpers
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, CACHE_DIR: cache, STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  );
  const { pid } = child;
  if (pid === undefined) throw new Error('Storybook cannot be started');
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    ready: () => untilServed(address, child),
    processorMs: () => (process.platform === 'linux' ? timeOfGroup(pid) : 0),
    async close() {
      if (child.exitCode === null) process.kill(-pid, 'SIGTERM');
      await ended;
      rmSync(cache, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
