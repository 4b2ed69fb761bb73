// Finds Caddy and nginx for the journeys that go through them: installed ones first, then Debian's packages, which are unpacked
// beside the project and not installed, since an installed nginx would start to serve.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './install.mjs';

const FOLDER = join(ROOT, '.cache/proxies');

/** Where each package has its program. */
const PROGRAMS = { caddy: 'usr/bin/caddy', nginx: 'usr/sbin/nginx' };

const onPath = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const found = (name) =>
  [process.env[`KENNEL_${name.toUpperCase()}`], onPath(name), join(FOLDER, PROGRAMS[name])].find(
    (path) => path && existsSync(path),
  );

function run(command, args, cwd) {
  return spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function download(names) {
  if (!existsSync('/usr/bin/apt-get')) return;
  mkdirSync(FOLDER, { recursive: true });
  const load = () => run('apt-get', ['-q', 'download', ...names], FOLDER);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!load()) {
    const [command, ...args] = [...sudo, 'apt-get', '-q', 'update'];
    run(command, args, FOLDER);
    load();
  }
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.deb')))
    run('dpkg-deb', ['-x', file, '.'], FOLDER);
}

/** Paths of both. Exits with a sentence when one cannot be had. */
export function findProxies() {
  const missing = Object.keys(PROGRAMS).filter((name) => !found(name));
  if (missing.length > 0) download(missing);
  const still = missing.filter((name) => !found(name));
  if (still.length === 0) return { KENNEL_CADDY: found('caddy'), KENNEL_NGINX: found('nginx') };
  console.error(
    `The journeys go through ${still.join(' and ')}: install it, or name it in ${still.map((name) => `KENNEL_${name.toUpperCase()}`).join(' and ')}.`,
  );
  return process.exit(1);
}
