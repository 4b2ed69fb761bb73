/**
 * A browser controlled only through a pipe.
 *
 * Playwright makes every page report its errors and console. For that the engine looks up the source position of each error that is
 * created: React creates five on load, and every look-up reads the whole file again, which takes 25 ms for 500 kB and four times
 * that when throttled. Phones don't do that.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { BROWSER_SWITCHES, browserPath } from '../e2e/support/paths.ts';

type Params = Readonly<Record<string, unknown>>;

interface Reply {
  readonly id?: number;
  readonly result?: Params;
  readonly error?: { readonly message: string };
}

/** A page, over the Chrome DevTools Protocol. */
export interface QuietPage {
  /** @throws the browser's error */
  send(method: string, params?: Params): Promise<Params>;
  /** evaluates an expression in the page. @throws when it throws */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

/** A running browser. */
export interface QuietBrowser {
  /** a blank page with its own storage */
  open(width: number, height: number): Promise<QuietPage>;
  close(): Promise<void>;
}

/** Protocol messages over a pipe, each terminated by a zero byte. */
class Pipe {
  readonly #out: Writable;
  readonly #waiting = new Map<number, { resolve(result: Params): void; reject(error: Error): void }>();
  #count = 0;
  #rest = '';

  constructor({ stdio }: ChildProcess) {
    this.#out = stdio[3] as Writable;
    const from = stdio[4] as Readable;
    from.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
  }

  send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
    this.#count += 1;
    const id = this.#count;
    this.#out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #hear(text: string): void {
    const messages = (this.#rest + text).split('\0');
    this.#rest = messages.pop() ?? '';
    for (const message of messages) this.#take(JSON.parse(message) as Reply);
  }

  #take({ id, result = {}, error }: Reply): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id !== undefined) this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(error.message));
  }
}

async function openPage(pipe: Pipe, width: number, height: number): Promise<QuietPage> {
  const { browserContextId } = await pipe.send('Target.createBrowserContext');
  const { targetId } = await pipe.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width,
    height,
  });
  const { sessionId } = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method: string, params?: Params) => pipe.send(method, params, String(sessionId));
  return {
    send,
    async evaluate<Value>(expression: string): Promise<Value> {
      const { result, exceptionDetails } = (await send('Runtime.evaluate', {
        expression,
        returnByValue: true,
      })) as { readonly result: { readonly value: Value }; readonly exceptionDetails?: Params };
      if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
      return result.value;
    },
    async close() {
      await pipe.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

/** Starts a browser with a temporary profile, which is deleted on close. */
export function launchQuietBrowser(): QuietBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'kennel-bench-profile-'));
  const switches = ['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const child = spawn(browserPath(), [...BROWSER_SWITCHES, ...switches], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const pipe = new Pipe(child);
  return {
    open: (width, height) => openPage(pipe, width, height),
    async close() {
      await Promise.race([pipe.send('Browser.close'), ended]);
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
