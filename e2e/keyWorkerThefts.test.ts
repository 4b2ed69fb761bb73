/**
 * What a script injected into the page can do with the key worker: it gets hold of the wallet's worker and sends it arbitrary
 * messages.
 */

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { METHOD_NAMES } from '../src/adapters/vault/calls/methods.ts';
import { BROWSER_SWITCHES, browserPath } from './support/paths.ts';
import { vaultOf } from './support/vaultInPage.ts';
import { serveVault, type VaultSite } from './support/vaultSite.ts';

declare global {
  /** the key worker, held by the thief */
  var held: Worker;
  /** everything the thief received over its own ports */
  var loot: unknown[];
}

let site: VaultSite;
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  site = await serveVault('quick');
  browser = await chromium.launch({ executablePath: browserPath(), args: [...BROWSER_SWITCHES] });
}, 120_000);

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Keeps a reference to every worker that the page creates. */
function holdWorkers(): void {
  globalThis.loot = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...all: unknown[]) {
    globalThis.held = this;
    return Reflect.apply(postMessage, this, all);
  };
}

async function robbedPage(): Promise<Page> {
  const context = await browser.newContext();
  contexts.push(context);
  await context.addInitScript(holdWorkers);
  const page = await site.open('42', context);
  await callWorker(page);
  return page;
}

/** The wallet calls its worker for the first time, and the thief gets it. There is no vault yet, so unlocking fails. */
async function callWorker(page: Page): Promise<void> {
  expect((await (await vaultOf(page)).unlock('anything')).ok).toBe(false);
}

/** Creates a wallet and shows its words and a key, as a user would. */
async function useWallet(page: Page): Promise<readonly string[]> {
  const vault = await vaultOf(page);
  const { session } = await vault.create('mine');
  const draft = await vault.draftPhrase(session, 12);
  const words = await vault.revealDraft(session, draft.id);
  const { id } = await vault.saveDraft(session, draft.id, 'regtest');
  await vault.addAccount(session, id);
  expect((await vault.signMessage(session, id, 0, 'wow')).ok).toBe(true);
  return words;
}

describe('a script in the page', () => {
  it('gets no key by a setter that it defines on what every object of the worker is made of', async () => {
    const page = await robbedPage();
    await page.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => globalThis.loot.push(data);
      const listener = { type: 'HANDLER', name: 'proxy', value: port2 };
      const path = ['__proto__', '__defineSetter__'];
      // the setter under which Comlink would store a listener for every answer
      const argumentList = [{ type: 'RAW', value: 'value' }, listener];
      globalThis.held.postMessage({ id: 'theft', type: 'APPLY', path, argumentList }, [port2]);
    });
    await useWallet(page).catch(() => undefined);
    expect(await page.evaluate(() => globalThis.loot.length)).toBe(0);
  });

  it('gets no phrase by a method that it puts where the worker keeps its drafts', async () => {
    const page = await robbedPage();
    await page.evaluate(async () => {
      const made = new Promise<MessageEvent>((resolve) => {
        globalThis.held.addEventListener('message', (event) => {
          if (event.data?.id === 'map') resolve(event);
        });
      });
      const argumentList = [{ type: 'RAW', value: new Map() }];
      globalThis.held.postMessage({ id: 'map', type: 'CONSTRUCT', path: ['constructor'], argumentList });
      const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), 2_000));
      const port: MessagePort | undefined = (await Promise.race([made, tooLate]))?.data.value;
      if (port === undefined) return;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => globalThis.loot.push(data);
      const value = { type: 'HANDLER', name: 'proxy', value: port2 };
      port.start();
      port.postMessage({ id: 'set', type: 'SET', path: ['constructor', 'prototype', 'set'], value }, [port2]);
      await new Promise((resolve) => {
        port.onmessage = resolve;
      });
    });
    await useWallet(page).catch(() => undefined);
    expect(await page.evaluate(() => globalThis.loot.length)).toBe(0);
  });

  it('gets no answer to any message of another form, whatever path it names', async () => {
    const page = await robbedPage();
    const answers = await page.evaluate(async () => {
      const heard: unknown[] = [];
      globalThis.held.addEventListener('message', ({ data }) => heard.push(data));
      const types = ['GET', 'SET', 'APPLY', 'CONSTRUCT', 'ENDPOINT', 'RELEASE'];
      const paths = [
        [],
        ['constructor'],
        ['constructor', 'constructor'],
        ['constructor', 'prototype', 'value'],
        ['__proto__'],
        ['__proto__', 'value'],
        ['__proto__', '__defineGetter__'],
        ['__proto__', '__defineSetter__'],
        ['sealedText', 'constructor', 'prototype', 'call'],
        ['lock', '__proto__', 'apply'],
      ];
      const messages = types.flatMap((type) => paths.map((path) => ({ type, path })));
      messages.forEach(({ type, path }, at) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => globalThis.loot.push(data);
        const value = { type: 'HANDLER', name: 'proxy', value: port2 };
        const argumentList = [{ type: 'RAW', value: 'value' }, value];
        globalThis.held.postMessage({ id: `theft ${at}`, type, path, argumentList, value }, [port2]);
      });
      const forms: unknown[] = [
        null,
        'sealedText',
        [],
        { id: 1e9, method: 'constructor', given: [] },
        { id: 1e9, method: '__proto__', given: [] },
        { id: 1e9, method: ['sealedText'], given: [] },
        { id: 1e9, method: 'sealedText', given: [], path: ['constructor'] },
        { id: 'one', method: 'sealedText', given: [] },
        { id: 1e9, method: 'sealedText', given: { length: 0 } },
        { user: '../other' },
        { user: ['42'] },
      ];
      for (const form of forms) globalThis.held.postMessage(form);
      // the worker answers in order, so this answer follows all others
      const last = { id: 2e9, method: 'exists', given: [] };
      await new Promise<void>((resolve) => {
        globalThis.held.addEventListener('message', ({ data }) => {
          if (data.id === last.id) resolve();
        });
        globalThis.held.postMessage(last);
      });
      return heard;
    });
    expect(answers).toEqual([{ id: 2e9, answer: { ok: true, value: false } }]);
    expect(await useWallet(page)).toHaveLength(12);
    expect(await page.evaluate(() => globalThis.loot.length)).toBe(0);
  });

  it('is refused by every method for arguments that the method does not take', async () => {
    const page = await robbedPage();
    const words = await useWallet(page);
    const answers = await page.evaluate(
      async (methods) => {
        const cyclic: { self?: unknown } = {};
        cyclic.self = cyclic;
        const garbage: readonly unknown[] = [
          undefined,
          null,
          -1,
          Number.NaN,
          10n ** 40n,
          'x'.repeat(2_000),
          [[]],
          cyclic,
          new Map([['__proto__', 1]]),
          JSON.parse('{ "__proto__": { "value": 1 }, "constructor": 1 }'),
          new Uint8Array(8),
        ];
        const ask = (id: number, method: string, given: readonly unknown[]) =>
          new Promise<{ ok: boolean; kind?: string; detail?: string }>((resolve) => {
            globalThis.held.addEventListener('message', ({ data }) => {
              if (data.id === id && 'answer' in data) resolve(data.answer);
            });
            globalThis.held.postMessage({ id, method, given });
          });
        const answered: { method: string; answer: unknown }[] = [];
        let id = 1e6;
        for (const method of methods) {
          for (const one of garbage) {
            for (const given of [[one], [one, one, one, one, one, one, one]]) {
              id += 1;
              answered.push({ method, answer: await ask(id, method, given) });
            }
          }
        }
        return answered;
      },
      // a password may be any text: the methods that take nothing else are tried above, and in the schemas' own test
      METHOD_NAMES.filter((method) => !/^(create|unlockByToken|resume|adoptText|isOwnText)$/.test(method)),
    );
    for (const { method, answer } of answers) {
      const detail = `the key worker does not take these arguments of ${method}`;
      expect(answer).toEqual({ ok: false, kind: 'rejected', detail });
    }
    expect(answers.length).toBeGreaterThan(600);
    const vault = await vaultOf(page);
    const opened = await vault.unlock('mine');
    if (!opened.ok) throw new Error(opened.problem.kind);
    const [keyring] = opened.value.keyrings;
    const ticket = await vault.beginExport(
      opened.value.session,
      keyring?.id ?? '',
      { kind: 'phrase' },
      'mine',
    );
    if (!ticket.ok) throw new Error(ticket.problem.kind);
    expect(await vault.revealExport(opened.value.session, ticket.value)).toMatchObject({ words });
  });

  it('could change nothing that the worker is made of, even from inside', async () => {
    const context = await browser.newContext();
    contexts.push(context);
    await context.addInitScript(holdWorkers);
    await context.route(/keyWorker/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};(${tamper.toString()})();` });
    });
    const page = await site.open('42', context);
    const changed = page.evaluate(
      () =>
        new Promise((resolve) => {
          const wait = setInterval(() => {
            globalThis.held?.addEventListener('message', ({ data }) => {
              if ('changed' in data) resolve(data.changed);
            });
            if (globalThis.held) {
              clearInterval(wait);
              globalThis.held.postMessage({ tamper: true });
            }
          }, 10);
        }),
    );
    await callWorker(page);
    expect(await changed).toEqual([]);
  });
});

/** Runs in the worker after its own code: tries to change the objects it uses, and reports which could be changed. */
function tamper(): void {
  addEventListener('message', ({ data }: MessageEvent) => {
    if (data.tamper !== true) return;
    const evil = () => undefined;
    const changed: string[] = [];
    const owners: Readonly<Record<string, object>> = {
      'Object.prototype': Object.prototype,
      'Array.prototype': Array.prototype,
      'Function.prototype': Function.prototype,
      'Promise.prototype': Promise.prototype,
      'Map.prototype': Map.prototype,
      'RegExp.prototype': RegExp.prototype,
      'Uint8Array.prototype': Uint8Array.prototype,
      'TypedArray.prototype': Object.getPrototypeOf(Uint8Array.prototype),
      'MessagePort.prototype': MessagePort.prototype,
      'SubtleCrypto.prototype': SubtleCrypto.prototype,
      'Crypto.prototype': Crypto.prototype,
      Object,
      Promise,
      Reflect,
      JSON,
      Math,
      WebAssembly,
      crypto,
      'crypto.subtle': crypto.subtle,
    };
    for (const [name, owner] of Object.entries(owners)) {
      for (const key of [...Object.getOwnPropertyNames(owner), 'value', '0']) {
        const before = Object.getOwnPropertyDescriptor(owner, key);
        try {
          Object.defineProperty(owner, key, { get: evil, set: evil, configurable: true });
        } catch {}
        try {
          Reflect.set(owner, key, evil);
        } catch {}
        const after = Object.getOwnPropertyDescriptor(owner, key);
        const same = ['get', 'set', 'value'] as const;
        if (same.some((part) => !Object.is(before?.[part], after?.[part]))) changed.push(`${name}.${key}`);
      }
    }
    for (const name of ['Object', 'Promise', 'Uint8Array', 'crypto', 'postMessage', 'JSON', 'WebAssembly']) {
      const before: unknown = Reflect.get(globalThis, name);
      Reflect.set(globalThis, name, evil);
      if (Reflect.get(globalThis, name) !== before) changed.push(name);
    }
    postMessage({ changed });
  });
}
