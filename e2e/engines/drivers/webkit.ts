/** Current WebKitGTK, on a virtual display; and WPE WebKit 2.38, the engine of iOS 16. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteProfile } from './deleteProfile.ts';
import type { Engine, ProfileOptions, Tab } from './Engine.ts';
import { ScriptedTab } from './ScriptedTab.ts';
import { type Session, startSession } from './webDriver.ts';

/** WebKit's own sandbox can't be created in a container or as root. */
const NO_SANDBOX = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };

const LAUNCHER = join(import.meta.dirname, '../launchers/webkitGtk.py');

/** Starts a virtual display. */
async function startDisplay(): Promise<{ name: string; end: () => void }> {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data) => resolve(String(data).trim()));
    child.once('exit', () => reject(new Error('no display could be made')));
  });
  return { name: `:${number}`, end: () => child.kill('SIGTERM') };
}

/** Opens profiles, one WebDriver session each. */
function withSessions(start: (folder: string, options: ProfileOptions) => Promise<Session>): Engine['open'] {
  return async (options) => {
    const folder = mkdtempSync(join(tmpdir(), 'kennel-webkit-'));
    let session = await start(folder, options);
    let tab: Tab = new ScriptedTab(session.driver);
    return {
      get tab() {
        return tab;
      },
      async restart() {
        await session.end();
        session = await start(folder, options);
        tab = new ScriptedTab(session.driver);
      },
      async dispose() {
        await session.end();
        await deleteProfile(folder);
      },
    };
  };
}

async function startGtk(
  folder: string,
  { width, height, language = 'en-GB', without }: ProfileOptions,
): Promise<Session> {
  const display = await startDisplay();
  const environment = {
    ...NO_SANDBOX,
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    KENNEL_PROFILE: folder,
    KENNEL_SIZE: `${width}x${height}`,
    KENNEL_LANGUAGE: language,
    // as in Apple's Lockdown Mode
    ...(without === 'WebAssembly' ? { JSC_useWasm: '0' } : {}),
    KENNEL_FIRST_SCRIPT: without === 'Worker' ? 'delete window.Worker;' : '',
  };
  try {
    const session = await startSession({
      program: 'WebKitWebDriver',
      environment,
      capabilities: { 'webkitgtk:browserOptions': { binary: LAUNCHER, args: [] } },
    });
    return { ...session, end: () => session.end().finally(display.end) };
  } catch (thrown) {
    display.end();
    throw thrown;
  }
}

/** `dpkg-query -W` prints a name and its version. */
const debianVersion = (name: string): string =>
  spawnSync('dpkg-query', ['-W', name], { encoding: 'utf8' }).stdout.trim().split('\t').at(-1) ?? '';

export const createWebKitGtk = (): Engine => ({
  name: 'WebKitGTK',
  keepsProfiles: true,
  version: async () => debianVersion('libwebkit2gtk-4.1-0'),
  open: withSessions(startGtk),
});

/** Its browser keeps no data between starts. */
export const createWpe = (): Engine => ({
  name: 'WPE WebKit',
  keepsProfiles: false,
  version: async () => debianVersion('libwpewebkit-1.1-0'),
  open: withSessions((folder) =>
    startSession({
      program: 'WPEWebDriver',
      environment: { ...NO_SANDBOX, XDG_DATA_HOME: folder, XDG_CACHE_HOME: join(folder, 'cache') },
      capabilities: {
        'wpe:browserOptions': { binary: '/usr/bin/cog', args: ['--automation', '--platform=headless'] },
      },
    }),
  ),
});
