// Finds Caddy, nginx and HAProxy for the journeys through them: installed ones first, then Debian's packages, which are unpacked into
// a folder of the project and not installed, since an installed server would start to serve.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './install.mjs';

const FOLDER = join(ROOT, '.cache/proxies');

/** The path of each program in its package. */
const PROGRAMS = { caddy: 'usr/bin/caddy', haproxy: 'usr/sbin/haproxy', nginx: 'usr/sbin/nginx' };

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

/** Packages, with their libraries that this machine lacks. */
function needed(names) {
  const args = ['-qq', '-y', '--no-install-recommends', '--print-uris', 'install', ...names];
  const { stdout } = spawnSync('apt-get', args, { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => /^'\S+' ([^_]+)_/.exec(line)?.[1] ?? []);
}

function download(names) {
  if (!existsSync('/usr/bin/apt-get')) return;
  mkdirSync(FOLDER, { recursive: true });
  const load = () => {
    const all = needed(names);
    return all.length > 0 && run('apt-get', ['-q', 'download', ...all], FOLDER);
  };
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!load()) {
    const [command, ...args] = [...sudo, 'apt-get', '-q', 'update'];
    run(command, args, FOLDER);
    load();
  }
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.deb')))
    run('dpkg-deb', ['-x', file, '.'], FOLDER);
}

/** Library paths of unpacked packages, for starting an unpacked program. */
function libraries() {
  const folder = join(FOLDER, 'usr/lib');
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => join(folder, name))
    .join(delimiter);
}

/** Paths of all programs, as environment variables of the journeys. Exits with a message when one can't be found. */
export function findProxies() {
  const names = Object.keys(PROGRAMS);
  const missing = names.filter((name) => !found(name));
  if (missing.length > 0) download(missing);
  const still = missing.filter((name) => !found(name));
  const variable = (name) => `KENNEL_${name.toUpperCase()}`;
  if (still.length === 0) {
    const paths = Object.fromEntries(names.map((name) => [variable(name), found(name)]));
    return { ...paths, KENNEL_PROXY_LIBRARIES: libraries() };
  }
  console.error(
    `The journeys go through ${still.join(' and ')}: install it, or name it in ${still.map(variable).join(' and ')}.`,
  );
  return process.exit(1);
}
