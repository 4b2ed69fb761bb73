/**
 * An attacker's Blockbook behind the wallet's own origin tries to take over that origin.
 * @module-tag ships
 */
import { describe, expect, it } from 'vitest';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { createFixture } from './support/fixture.ts';
import { ATTACKS, HOSTILE_HEADERS, STOLEN, startHostileBlockbook } from './support/hostileBlockbook.ts';
import { findsBlockbook, type ProxyName, startProxy } from './support/proxies.ts';

const { buyPhone, keep } = createFixture();

/** The wallet requests paths below the first from a Blockbook, and never those below the others. */
const PLACES = ['/blockbook/api/v2/tx/', '/blockbook/tx/', '/blockbook/'] as const;

/** long enough for a service worker to install and take over */
const TAKES_OVER_MS = 1_000;

describe.each<ProxyName>(['caddy', 'nginx', 'caddy and haproxy'])(
  'a Blockbook that lies behind %s',
  (name) => {
    const start = async () => {
      const { address } = keep(await startHostileBlockbook());
      return keep(await startProxy(name, [address]));
    };

    it.each(PLACES)(
      'runs nothing at the wallet’s address by a link to %s, and takes over no opening',
      async (place) => {
        const { url } = await start();
        const phone = await buyPhone({ host: 'browser' });
        const page = await phone.context.newPage();
        await page.goto(`${url}${place}${ATTACKS.page}`).catch(() => undefined);
        await page.waitForTimeout(TAKES_OVER_MS);
        expect(await page.evaluate((mark) => mark in window, STOLEN)).toBe(false);
        await page.goto(url);
        expect(await page.title()).toBe('Kennel');
        await page.close();
        await (await phone.openAt('/', url)).sees(WELCOME_MESSAGES.title);
      },
    );

    it('is not reached by a link once the app is on the device: the app’s own page opens', async () => {
      const blockbook = keep(await startHostileBlockbook());
      const { url } = keep(await startProxy(name, [blockbook.address]));
      const phone = await buyPhone({ host: 'browser' });
      const wallet = await phone.openAt('/', url);
      await wallet.sees(WELCOME_MESSAGES.title);
      await wallet.app.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      const page = await phone.context.newPage();
      await page.goto(`${url}${PLACES[1]}${ATTACKS.page}`);
      expect(await page.title()).toBe('Kennel');
      const load = (path: string) =>
        new Promise<string>((resolve) => {
          const style = document.createElement('link');
          style.rel = 'stylesheet';
          style.href = path;
          style.onload = () => resolve('loaded');
          style.onerror = () => resolve('refused');
          document.head.append(style);
        });
      expect(await page.evaluate(load, `${PLACES[0]}${ATTACKS.script}`)).toBe('refused');
      expect(blockbook.asked.filter((path) => path.endsWith(ATTACKS.script))).toEqual([]);
    });

    it('gets no worker of its own, asked for by a script in the wallet’s own page', async () => {
      const { url } = await start();
      const phone = await buyPhone({ host: 'browser' });
      const wallet = await phone.openAt('/', url);
      await wallet.sees(WELCOME_MESSAGES.title);
      for (const place of PLACES) {
        const register = (path: string) =>
          navigator.serviceWorker.register(path, { scope: '/' }).then(() => 'registered', String);
        expect(await wallet.app.evaluate(register, `${place}${ATTACKS.worker}`)).toMatch(
          /SecurityError|TypeError/,
        );
      }
    });

    it('has none of its headers handed on, and is asked for nothing else than the wallet asks', async () => {
      const proxy = await start();
      await findsBlockbook(proxy);
      const { url } = proxy;
      const ask = (path: string) => fetch(`${url}${path}`, { redirect: 'manual' });
      for (const path of [
        '/blockbook',
        '/blockbook/',
        '/blockbook/tx/dd',
        '/blockbook/static/a.js',
        '/blockbook/api/v2/tx/../../x',
      ])
        expect((await ask(path)).status, path).toBe(404);
      const { status, headers } = await ask(`${PLACES[0]}${ATTACKS.headers}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/json');
      expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const theirs = Object.entries(HOSTILE_HEADERS).filter(
        ([header, value]) => headers.get(header) === value,
      );
      expect(theirs).toEqual([]);
    });
  },
);
