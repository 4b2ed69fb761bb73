/**
 * Firefox over its own WebDriver BiDi.
 *
 * Implements only the commands needed: Playwright sends a command this ESR does not know, and puppeteer-core brings eighty packages.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { deleteProfile } from './deleteProfile.ts';
import { type Engine, type ProfileOptions, type Tab, TIMEOUT_MS } from './Engine.ts';
import { type Driver, ScriptedTab } from './ScriptedTab.ts';

/** Turns off requests to the internet and prompts. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.region.network.url': '',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

/** Starts a session. @returns sends commands; a failed one throws with Firefox's message */
async function openSession(url: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(`${url}/session`);
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('message', (data) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') asked?.resolve(result as never);
    else asked?.reject(new Error(`${error}: ${message}`));
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox is gone'));
  });
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await send('session.new', { capabilities: {} });
  return { send, close: () => socket.close() };
}

const ENTER_WITH_KEYS = 60;

function driverOf(send: Send, context: string): Driver {
  const evaluate = async (body: string): Promise<unknown> => {
    const answer = await send('script.evaluate', {
      expression: `(async () => { ${body} })().then((value) => JSON.stringify(value))`,
      target: { context },
      awaitPromise: true,
    });
    const { type, result, exceptionDetails } = answer as {
      type: string;
      result?: { value?: string };
      exceptionDetails?: { text: string };
    };
    if (type !== 'success') throw new Error(exceptionDetails?.text ?? 'the script failed');
    return result?.value === undefined ? undefined : JSON.parse(result.value);
  };
  const perform = async (source: object): Promise<void> => {
    await send('input.performActions', { context, actions: [source] });
    await send('input.releaseActions', { context });
  };
  return {
    navigate: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'none' })),
    evaluate,
    press: (x, y) =>
      perform({
        type: 'pointer',
        id: 'finger',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    insert: async (text) => {
      if (text.length > ENTER_WITH_KEYS) {
        await evaluate(`document.execCommand('insertText', false, ${JSON.stringify(text)});`);
        return;
      }
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await perform({ type: 'key', id: 'keys', actions });
    },
    setFiles: async (css, paths) => {
      const { result } = (await send('script.evaluate', {
        expression: `document.querySelector(${JSON.stringify(css)})`,
        target: { context },
        awaitPromise: false,
      })) as { result: { sharedId: string } };
      await send('input.setFiles', { context, element: { sharedId: result.sharedId }, files: paths });
    },
    picture: async () => {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
  };
}

function startProcess(path: string, folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(path, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('Firefox did not start')), TIMEOUT_MS);
    let heard = '';
    child.stderr?.on('data', (data) => {
      heard += String(data);
      const url = /WebDriver BiDi listening on (ws:\S+)/.exec(heard)?.[1];
      if (url === undefined) return;
      clearTimeout(tooLate);
      resolve({ child, url });
    });
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${heard.slice(-400)}`)));
  });
}

/** @param path - of its executable */
export function createFirefox(path: string): Engine {
  return {
    name: 'Firefox',
    keepsProfiles: true,
    version: async () => spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim(),
    async open({ width, height, language = 'en-GB', without }: ProfileOptions) {
      const folder = mkdtempSync(join(tmpdir(), 'kennel-firefox-'));
      const preferences = {
        ...PREFERENCES,
        'intl.accept_languages': language,
        'javascript.options.wasm': without !== 'WebAssembly',
      };
      const lines = Object.entries(preferences).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      );
      writeFileSync(join(folder, 'user.js'), lines.join('\n'));
      let end: () => Promise<void>;
      let tab: Tab;
      const start = async (): Promise<void> => {
        const { child, url } = await startProcess(path, folder);
        const { send, close } = await openSession(url);
        const { contexts } = (await send('browsingContext.getTree', {})) as {
          contexts: readonly { context: string }[];
        };
        const context = contexts[0]?.context ?? '';
        await send('browsingContext.setViewport', { context, viewport: { width, height } });
        if (without === 'Worker')
          await send('script.addPreloadScript', { functionDeclaration: '() => { delete window.Worker; }' });
        tab = new ScriptedTab(driverOf(send, context));
        end = async () => {
          const gone = new Promise((resolve) => child.once('exit', resolve));
          await send('browser.close', {}).catch(() => child.kill('SIGTERM'));
          await gone;
          close();
        };
      };
      await start();
      return {
        get tab() {
          return tab;
        },
        async restart() {
          await end();
          await start();
        },
        async dispose() {
          await end();
          await deleteProfile(folder);
        },
      };
    },
  };
}
