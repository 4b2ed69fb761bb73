/** The engines of this machine. Missing ones are installed where possible. */
import { spawnSync } from 'node:child_process';
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { ROOT } from '../../support/paths.ts';
import { createChromium } from '../drivers/chromium.ts';
import type { Engine } from '../drivers/Engine.ts';
import { createFirefox } from '../drivers/firefox.ts';
import { createWebKitGtk, createWpe } from '../drivers/webkit.ts';

/** An engine, or why it is missing. */
export type Found = { readonly engine: Engine } | { readonly name: string; readonly why: string };

/** Downloads, and pictures for review by people. */
export const CACHE = join(ROOT, '.cache/engines');

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

let isListRead = false;

const isInstalled = (name: string): boolean =>
  spawnSync('dpkg-query', ['-s', name], { encoding: 'utf8' }).stdout.includes('install ok installed');

/** Installs Debian packages. @returns why it failed; undefined when they are installed */
function debian(name: string, packages: readonly string[]): string | undefined {
  if (!existsSync('/usr/bin/apt-get'))
    return `${name} is installed from Debian’s packages, and this is no Debian`;
  const isThere = () => packages.every(isInstalled);
  if (isThere()) return undefined;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // another process may be installing: a system updates itself just after setup
  const run = (...args: string[]) => {
    const [command = '', ...rest] = [...sudo, 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=300', ...args];
    return succeeds(command, rest);
  };
  if (!isListRead) isListRead = run('update');
  run('install', '-y', '--no-install-recommends', ...packages);
  return isThere() ? undefined : `${packages.join(' ')} could not be installed`;
}

/** An npm package that contains the compressed browser. */
const PACKED_CHROMIUM = '@sparticuz/chromium';

async function unpackChromium(version: string): Promise<string> {
  const folder = join(CACHE, `chromium-${version}`);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const name = `${PACKED_CHROMIUM}@${version}`;
  if (!succeeds('npm', ['pack', '--silent', '--pack-destination', folder, name]))
    throw new Error(`${name} could not be fetched`);
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  succeeds('tar', ['-xzf', join(folder, archive), '-C', folder]);
  for (const packed of ['chromium', 'swiftshader.tar', 'aws.tar']) {
    const from = ['br', 'gz']
      .map((ending) => join(folder, `package/bin/${packed}.${ending}`))
      .find(existsSync);
    if (from !== undefined)
      await pipeline(
        createReadStream(from),
        createBrotliDecompress(),
        createWriteStream(join(folder, packed)),
      );
  }
  chmodSync(program, 0o755);
  return program;
}

/** @param version - of the package, which begins with the browser's */
async function packedChromium(version: string): Promise<Found> {
  const name = `Chromium ${version.split('.')[0]}`;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { name, why: 'it runs on Linux on x64 alone' };
  try {
    return { engine: createChromium(name, await unpackChromium(version)) };
  } catch (thrown) {
    return { name, why: String(thrown) };
  }
}

/** Engines for all journeys, those of the floor, which only open, receive, send and unlock, and one below the floor. */
export type EngineName = 'webkitgtk' | 'firefox' | 'wpe' | 'oldest-chromium' | 'too-old-chromium';

const FINDERS: Readonly<Record<EngineName, () => Found | Promise<Found>>> = {
  webkitgtk: () => {
    const why = debian('WebKitGTK', ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb']);
    return why === undefined ? { engine: createWebKitGtk() } : { name: 'WebKitGTK', why };
  },
  firefox: () => {
    const why = debian('Firefox', ['firefox-esr']);
    return why === undefined ? { engine: createFirefox('/usr/bin/firefox-esr') } : { name: 'Firefox', why };
  },
  wpe: () => {
    const why = debian('WPE WebKit', ['wpewebkit-driver', 'cog']);
    return why === undefined ? { engine: createWpe() } : { name: 'WPE WebKit', why };
  },
  'oldest-chromium': () => packedChromium('106.0.2'),
  'too-old-chromium': () => packedChromium('92.0.0'),
};

/** Finds or installs an engine. */
export const findEngine = async (name: EngineName): Promise<Found> => FINDERS[name]();
