/**
 * What the headers required of a static host in docs/building.md block.
 * @module-tag ships
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { pagePolicy } from '../build/policy.ts';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { productionHeaders } from './support/appServer.ts';
import { createFixture } from './support/fixture.ts';
import { APP_FOLDER, ROOT, SERVERS } from './support/paths.ts';

const { buyPhone } = createFixture();

/** Scripts injected into the page. */
const PLANTED = `
  <script>window.planted = 'inline'</script>
  <script src="data:text/javascript,window.planted='data'"></script>
  <script src="https://telegram.org/js/telegram-web-app.js"></script>
  <img src="data:," onerror="window.planted = 'handler'">
  <base href="https://elsewhere.example/">`;

it('runs no script that is not a file of its own', { tags: ['short'] }, async () => {
  const phone = await buyPhone();
  await phone.context.route(`${inject('appUrl')}/*`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    return route.fulfill({
      response,
      body: (await response.text()).replace('<div id="root">', `${PLANTED}<div id="root">`),
    });
  });
  const wallet = await phone.open();
  await wallet.sees(WELCOME_MESSAGES.title);
  expect(await wallet.app.evaluate(() => 'planted' in window)).toBe(false);
  expect(await wallet.app.evaluate(() => document.baseURI)).toContain(inject('appUrl'));
  const rejections = () => phone.console.filter((line) => /Content Security Policy/.test(line)).join('\n');
  for (const rejected of ['inline script', 'data:text/javascript', 'telegram.org/js', 'base-uri'])
    await expect.poll(rejections, { message: rejected }).toContain(rejected);
});

it('opens no connection in clear, and none by itself but to itself and the indexers', async () => {
  const phone = await buyPhone();
  const asked = new Set<string>();
  phone.context.on('request', (request) => asked.add(new URL(request.url()).origin));
  const wallet = await phone.open();
  await wallet.sees(WELCOME_MESSAGES.title);
  const known = [inject('appUrl'), ...SERVERS].map((url) => new URL(url).origin);
  expect([...asked].filter((origin) => !known.includes(origin) && origin !== 'null')).toEqual([]);
  const rejected = await wallet.app.evaluate(async () => {
    const rejection = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        resolve(effectiveDirective),
      );
    });
    fetch('http://elsewhere.example/').catch(() => undefined);
    return rejection;
  });
  expect(rejected).toBe('connect-src');
});

it('brings its policy along, for a host that sends no headers', async () => {
  const page = readFileSync(join(APP_FOLDER, 'index.html'), 'utf8');
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  const apart = (text: string) => text.split(/;? /).sort();
  const extra = ['http://127.0.0.1:19138', 'http://127.0.0.1:19139'];
  expect(apart(policy.replaceAll('&#39;', "'"))).toEqual(apart(pagePolicy(extra)));
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'));
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<link'));
});

it('makes no markup and starts no script of a text, but its own worker', async () => {
  const phone = await buyPhone();
  const wallet = await phone.open();
  await wallet.sees(WELCOME_MESSAGES.title);
  const made = await wallet.app.evaluate(() => {
    const tries: Readonly<Record<string, () => unknown>> = {
      markup: () => {
        document.createElement('p').innerHTML = '<b onclick="alert(1)">wow</b>';
      },
      parsed: () => new DOMParser().parseFromString('<p>wow</p>', 'text/html'),
      worker: () => new Worker('/assets/other.js'),
      script: () => {
        document.createElement('script').src = '/assets/other.js';
      },
      policy: () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('mine', {}),
    };
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [name];
      } catch {
        return [];
      }
    });
  });
  expect(made).toEqual([]);
});

it('has no inline script and no inline handler in its page', () => {
  const page = readFileSync(join(APP_FOLDER, 'index.html'), 'utf8');
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/);
  expect(page).not.toMatch(/\son\w+=/);
  expect(page).not.toMatch(/src="https?:/);
});

it('is documented as it is', () => {
  const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();
  const page = collapsed(readFileSync(join(ROOT, 'docs/building.md'), 'utf8'));
  const headers = productionHeaders([]);
  for (const [name, value] of Object.entries(headers)) {
    expect(page.toLowerCase()).toContain(`${name}:`);
    for (const part of value.split('; ')) {
      const [directive = ''] = part.split(' ');
      expect(page, name).toContain(directive === 'connect-src' ? "connect-src 'self'" : collapsed(part));
    }
  }
});
