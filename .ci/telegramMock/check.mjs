// Tests the package of the fake Telegram: packs it, installs it in a Mini App without Kennel's code, and uses it.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser, OWN_FONTS } from '../browser.mjs';
import { judgePackage } from '../packages/judge.mjs';
import { makeApp, typeProblems } from '../packages/stranger.mjs';
import { serve } from '../serve.mjs';
import { buildPackage, PACKAGE } from './build.mjs';

/** Number of failures that users reported of real clients. */
const FAILURES = 16;

const problems = [];
const expect = (isSo, problem) => {
  if (!isSo) problems.push(problem);
};

async function tryExample(url, browser) {
  const page = await browser.newPage();
  page.on('pageerror', ({ message }) => problems.push(`the example threw: ${message}`));
  const said = () => page.locator('#said').textContent();
  await page.goto(url);
  const button = await page.evaluate(() => globalThis.telegram.state().bottomButton);
  expect(button.text === 'Pay' && button.isVisible, 'the host does not show the button');
  await page.evaluate(() => globalThis.telegram.pressBottom());
  expect((await said()) === 'pressed 1', 'the app does not hear of the press');
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.waitForFunction(() => document.querySelector('#said')?.textContent !== 'pressed 1');
  expect((await said()) === 'such clipboard', 'the clipboard is not handed out');
  const names = ((await page.locator('#failures').textContent()) ?? '').split(' ');
  expect(names.length === FAILURES, `${names.length} failures have a switch, not ${FAILURES}`);
  await page.goto(`${url}?fail=clipboard-unreadable`);
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.waitForFunction(() => document.querySelector('#said')?.textContent !== '');
  expect((await said()) === 'nothing to paste', 'the switch makes nothing fail');
}

const modules = await buildPackage();
const page = readFileSync(join(PACKAGE, 'SOURCES.md'), 'utf8');
for (const client of ['android', 'ios', 'macos', 'tdesktop', 'weba', 'web'])
  expect(page.includes(`\n| ${client} | `), `SOURCES.md says nothing of ${client}`);
const { app, archive } = makeApp(PACKAGE, join(import.meta.dirname, 'example'), ['@telegram-apps/bridge']);
try {
  problems.push(...typeProblems(app, ['main.ts'], ['kennel-telegram-mock', 'kennel-telegram-mock/preview']));
  problems.push(...(await judgePackage(PACKAGE, archive)));
  await build({ root: app, configFile: false, logLevel: 'error', build: { outDir: join(app, 'dist') } });
  const browser = await chromium.launch({ executablePath: await findBrowser(), env: OWN_FONTS });
  const site = await serve(join(app, 'dist'));
  await tryExample(site.url, browser);
  await browser.close();
  await site.close();
  console.log(`${modules} modules, ${FAILURES} failures as switches`);
} finally {
  rmSync(app, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
