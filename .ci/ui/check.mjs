// Tests the package of components: packs it, installs it in an app without Kennel's code, and uses it there.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser, OWN_FONTS } from '../browser.mjs';
import { ROOT } from '../install.mjs';
import { judgePackage } from '../packages/judge.mjs';
import { makeApp, typeProblems } from '../packages/stranger.mjs';
import { serve } from '../serve.mjs';
import { buildPackage, PACKAGE } from './build.mjs';

/** A button with its styles and the tokens they use, bytes with gzip. React is the app's own. */
const BUTTON_BUDGET = 6_000;

const problems = [];
const expect = (isSo, problem) => {
  if (!isSo) problems.push(problem);
};

const bundle = (app, outDir, rolldownOptions) =>
  build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, cssCodeSplit: false, assetsInlineLimit: 0, rolldownOptions },
  });

/** The cost of one button in an app. @returns bytes, gzip */
async function weighButton(app) {
  const entry = join(app, 'button.js');
  writeFileSync(entry, "import 'kennel/ui/tokens.css';\nexport { Button } from 'kennel/ui';\n");
  const folder = join(app, 'button');
  const external = /^react(-dom)?(\/|$)/;
  await bundle(app, folder, { input: entry, external, preserveEntrySignatures: 'strict' });
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(js|css)$/.test(file));
  const weights = files.map((file) => [file, gzipSync(readFileSync(join(folder, file))).length]);
  expect(
    files.some((file) => file.endsWith('.css')),
    'a button comes without its styles',
  );
  return { total: weights.reduce((sum, [, bytes]) => sum + bytes, 0), weights };
}

/** Uses the built example like a user. */
async function tryExample(url, browser) {
  const page = await browser.newPage();
  page.on('pageerror', ({ message }) => problems.push(`the example threw: ${message}`));
  page.on('console', (said) => said.type() === 'error' && problems.push(`the example wrote: ${said.text()}`));
  await page.goto(url);
  const styleOf = (locator, name) =>
    locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  const button = page.getByRole('button', { name: 'Pressed 0' });
  await button.waitFor();
  expect((await styleOf(button, 'background-color')) === 'rgb(227, 184, 74)', 'the button is not gold');
  expect((await styleOf(button, 'min-height')) !== 'auto', 'the button has no least height');
  const themed = page.getByRole('button', { name: 'Themed' });
  expect((await styleOf(themed, 'background-color')) === 'rgb(125, 184, 255)', 'the button takes no theme');
  await button.click();
  expect((await page.getByRole('button', { name: 'Pressed 1' }).count()) === 1, 'the button takes no press');
  expect((await page.getByText('420.69').count()) > 0, 'the amount is not written');
  expect((await page.getByText('Only an example').count()) === 1, 'the notice is not shown');
  expect((await page.getByRole('img', { name: 'QR code' }).count()) === 1, 'the code is not drawn');
  expect((await page.locator('svg').count()) >= 3, 'the drawings are missing');
  await page.getByLabel('Name').fill('Shibe');
  expect((await page.getByLabel('Name').inputValue()) === 'Shibe', 'the field takes no text');
  await page.getByRole('radio', { name: 'Fast' }).check({ force: true });
  expect(await page.getByRole('radio', { name: 'Fast' }).isChecked(), 'the choice takes no press');
  expect((await page.getByText('Copied').count()) > 0, 'the words are not in English');
  await page.getByRole('button', { name: 'Español' }).click();
  await page
    .getByText('Copiad')
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => problems.push('the words stay English'));
  expect(
    (await styleOf(page.locator('body'), 'background-color')) === 'rgb(21, 18, 18)',
    'the page has no ground',
  );
  await page.screenshot({ path: join(ROOT, 'dist/ui-example.png'), fullPage: true });
}

const components = await buildPackage();
const { app, archive } = makeApp(PACKAGE, join(import.meta.dirname, 'example'), [
  '@types/react',
  '@types/react-dom',
]);
try {
  problems.push(...typeProblems(app, ['main.tsx'], ['kennel/ui']));
  problems.push(...(await judgePackage(PACKAGE, archive, ['./ui/tokens.css'])));
  const { total, weights } = await weighButton(app);
  expect(total <= BUTTON_BUDGET, `a button weighs ${total} bytes, over its ${BUTTON_BUDGET}`);
  await bundle(app, join(app, 'dist'), {});
  const browser = await chromium.launch({ executablePath: await findBrowser(), env: OWN_FONTS });
  const site = await serve(join(app, 'dist'));
  await tryExample(site.url, browser);
  await browser.close();
  await site.close();
  console.log(
    `${components.length} components; one button ${total} bytes gzip (${weights.map(([file, bytes]) => `${file} ${bytes}`).join(', ')})`,
  );
} finally {
  rmSync(app, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
