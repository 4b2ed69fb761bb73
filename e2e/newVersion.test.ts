/**
 * A new version of the installed app: offered without any proof, taken on request, never mixed with another version's files.
 * @module-tag ships
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { NEW_VERSION_MESSAGES } from '../src/i18n/messages/app/newVersionMessages.ts';
import { type AppServer, serveApp } from './support/appServer.ts';
import { createFixture } from './support/fixture.ts';
import { APP_FOLDER } from './support/paths.ts';
import { PASSWORD } from './support/Wallet.ts';

const { buyPhone } = createFixture();

const servers: AppServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** The next build's worker: the same with one more line. */
const NEXT = Buffer.concat([readFileSync(join(APP_FOLDER, 'sw.js')), Buffer.from('\n// the next version\n')]);

/** Another worker, which announces itself. */
const FORGED = Buffer.concat([
  NEXT,
  Buffer.from("addEventListener('message', ({ source }) => source.postMessage('forged'));\n"),
]);

/** A host that can switch to the next version, and install another worker than the one it shows. */
async function startHost() {
  const state = { isNext: false, isBent: false, isForging: false };
  const server = await serveApp((path, content, { 'service-worker': asked }) => {
    if (path === '/sw.js' && state.isForging && asked === 'script') return FORGED;
    if (path === '/sw.js' && state.isNext) return NEXT;
    if (path.startsWith('/assets/first-') && state.isBent)
      return Buffer.concat([content, Buffer.from('\nglobalThis.planted = true;\n')]);
    return content;
  });
  servers.push(server);
  return { state, url: server.url };
}

it('is offered, and used when a person says so', { tags: ['short'] }, async () => {
  const { state, url } = await startHost();
  const phone = await buyPhone({ host: 'installed' });
  const wallet = await phone.openAt('/', url);
  await wallet.create();
  state.isNext = true;
  await wallet.telegram.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await wallet.sees(NEW_VERSION_MESSAGES.title);
  await wallet.button(NEW_VERSION_MESSAGES.use).click();
  await wallet.unlock(PASSWORD);
  await wallet.isHome();
  expect(await wallet.app.getByText(NEW_VERSION_MESSAGES.title).count()).toBe(0);
});

it('is not vouched for by any hash: the host may install another than it shows', async () => {
  const { state, url } = await startHost();
  const phone = await buyPhone({ host: 'installed' });
  const wallet = await phone.openAt('/', url);
  await wallet.create();
  Object.assign(state, { isNext: true, isForging: true });
  await wallet.telegram.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await wallet.sees(NEW_VERSION_MESSAGES.title);
  const waiting = await wallet.telegram.evaluate(async () => {
    const worker = (await navigator.serviceWorker.ready).waiting;
    return new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data));
      worker?.postMessage('who is there');
    });
  });
  expect(waiting).toBe('forged');
  const shown = await wallet.app.locator('body').innerText();
  expect(shown).toContain(NEW_VERSION_MESSAGES.text);
  for (const worker of [NEXT, FORGED])
    expect(shown).not.toContain(createHash('sha256').update(worker).digest('hex').slice(0, 12));
});

it('is not kept on the device when a file of it has other bytes than the build', async () => {
  const { state, url } = await startHost();
  state.isBent = true;
  const phone = await buyPhone({ host: 'browser' });
  const wallet = await phone.openAt('/', url);
  const outcome = await wallet.telegram.evaluate(async () => {
    const { installing, active } = await navigator.serviceWorker.register('/sw.js');
    if (installing === null) return active === null ? 'gone' : 'kept';
    return new Promise<string>((resolve) => {
      installing.addEventListener('statechange', () => {
        if (installing.state !== 'installing') resolve(installing.state);
      });
    });
  });
  expect(['redundant', 'gone']).toContain(outcome);
  expect(await wallet.telegram.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
