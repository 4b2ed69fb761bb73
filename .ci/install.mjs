// Installs the packages of the lock file when they are missing or outdated. Install scripts don't run: none is needed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** Installs if needed. Exits with npm's code on failure. */
export function install() {
  const installed = changedAt(`${ROOT}node_modules/.package-lock.json`);
  if (installed !== 0 && installed >= changedAt(`${ROOT}package-lock.json`)) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install();
