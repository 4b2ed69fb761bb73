/**
 * WebKit over W3C WebDriver.
 *
 * Implements only the nine commands needed: selenium-webdriver brings a manager that downloads browsers and reports usage, and
 * webdriver some forty packages.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { TIMEOUT_MS } from './Engine.ts';
import type { Driver } from './ScriptedTab.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const sendTo =
  (base: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(`${base}${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message ?? answer.status}`);
    return value;
  };

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** A driver process with one session. */
export interface Session {
  readonly driver: Driver;
  /** ends the browser and its driver */
  end(): Promise<void>;
}

function driverOf(send: Send): Driver {
  const evaluate = async (body: string): Promise<unknown> => {
    const script = `const done = arguments[arguments.length - 1]; (async () => { ${body} })().then((value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })));`;
    const { value, error } = JSON.parse(String(await send('POST', '/execute/async', { script, args: [] })));
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const perform = async (source: object): Promise<void> => {
    await send('POST', '/actions', { actions: [source] });
    await send('DELETE', '/actions');
  };
  const found = async (css: string): Promise<string> => {
    const element = (await send('POST', '/element', { using: 'css selector', value: css })) as Record<
      string,
      string
    >;
    return element[ELEMENT] ?? '';
  };
  return {
    navigate: async (url) => void (await send('POST', '/url', { url })),
    evaluate,
    press: (x, y) =>
      perform({
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    insert: async (text) => {
      await evaluate(`document.execCommand('insertText', false, ${JSON.stringify(text)});`);
    },
    setFiles: async (css, paths) => {
      await send('POST', `/element/${await found(css)}/value`, { text: paths.join('\n') });
    },
    picture: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
  };
}

export interface SessionOptions {
  /** the driver's executable */
  readonly program: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly capabilities: object;
}

async function untilReady(send: Send): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    const isReady = await send('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > until) throw new Error('the driver did not start');
    await pause(100);
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Starts the driver and its browser. @throws when either does not start */
export async function startSession(options: SessionOptions): Promise<Session> {
  const port = await freePort();
  const child = spawn(options.program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...options.environment },
  });
  try {
    const base = `http://127.0.0.1:${port}`;
    await untilReady(sendTo(base));
    const { sessionId } = (await sendTo(base)('POST', '/session', {
      capabilities: { alwaysMatch: options.capabilities },
    })) as { sessionId: string };
    const send = sendTo(`${base}/session/${sessionId}`);
    await send('POST', '/timeouts', { script: TIMEOUT_MS, pageLoad: TIMEOUT_MS });
    return {
      driver: driverOf(send),
      async end() {
        await send('DELETE', '').catch(() => undefined);
        await endProcess(child);
      },
    };
  } catch (thrown) {
    await endProcess(child);
    throw thrown;
  }
}
