/** Chunks of the app that failed to load: "Try again" loads them, with their styles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeTool } from '../src/i18n/messages/app/appMessages.ts';
import { TABS_MESSAGES } from '../src/i18n/messages/app/commonMessages.ts';
import { COMPONENT_MESSAGES } from '../src/i18n/messages/app/componentMessages.ts';
import { VERIFY_MESSAGES } from '../src/i18n/messages/dapps/toolMessages.ts';
import { builtFile } from './support/builtFiles.ts';
import { createFixture, STRANGER } from './support/fixture.ts';
import { APP_FOLDER } from './support/paths.ts';
import type { Wallet } from './support/Wallet.ts';

const { openHome } = createFixture();

async function openVerify(wallet: Wallet): Promise<void> {
  await wallet.button(TABS_MESSAGES.app).click();
  await wallet.button(new RegExp(describeTool('verify-message').title)).click();
  await wallet.sees(VERIFY_MESSAGES.text);
}

async function verify(wallet: Wallet): Promise<void> {
  await wallet.app.getByLabel(VERIFY_MESSAGES.address, { exact: true }).fill(STRANGER);
  await wallet.app.getByLabel(VERIFY_MESSAGES.message, { exact: true }).fill('much wow');
  await wallet.app.getByLabel(VERIFY_MESSAGES.signature, { exact: true }).fill('such signature');
  await wallet.button(VERIFY_MESSAGES.check).click();
}

it('reloads for a part of an older version that is gone, once somebody tried again, and comes back to the same screen', async () => {
  const { phone, wallet } = await openHome({ host: 'browser' });
  let isGone = true;
  await phone.context.route(builtFile('src/domain/keys/checkSignature.ts'), (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await openVerify(wallet);
  await verify(wallet);
  await wallet.sees(VERIFY_MESSAGES.failedText);
  phone.page.once('domcontentloaded', () => {
    isGone = false;
  });
  await wallet.button(COMPONENT_MESSAGES.tryAgain).click();
  await wallet.unlock();
  await wallet.sees(VERIFY_MESSAGES.text);
  await verify(wallet);
  await expect.poll(() => wallet.app.getByText(VERIFY_MESSAGES.failedText).count()).toBe(0);
});

it('stays where it is while the server answers errors, and tries again without a reload', async () => {
  const { phone, wallet } = await openHome({ host: 'browser' });
  let isDown = true;
  await phone.context.route(builtFile('src/domain/keys/checkSignature.ts'), (route) =>
    isDown ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await openVerify(wallet);
  await verify(wallet);
  await wallet.sees(VERIFY_MESSAGES.failedText);
  await wallet.button(COMPONENT_MESSAGES.tryAgain).click();
  await wallet.sees(VERIFY_MESSAGES.failedText);
  isDown = false;
  await wallet.button(COMPONENT_MESSAGES.tryAgain).click();
  await expect.poll(() => wallet.app.getByText(VERIFY_MESSAGES.failedText).count()).toBe(0);
  expect(await wallet.app.getByLabel(VERIFY_MESSAGES.message, { exact: true }).inputValue()).toBe('much wow');
});

it('shows a screen with its styles, though they did not come with the first try', async () => {
  const { phone, wallet } = await openHome({ host: 'browser' });
  const manifest = JSON.parse(readFileSync(join(APP_FOLDER, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { readonly css?: readonly string[] }
  >;
  const [sheet] = manifest['src/containers/tools/VerifyMessageContainer.tsx']?.css ?? [];
  if (sheet === undefined) throw new TypeError('the screen has no styles of its own');
  let asked = 0;
  await phone.context.route(`**/${sheet}`, (route) => {
    asked += 1;
    return asked === 1 ? route.abort('connectionreset') : route.continue();
  });
  await openVerify(wallet);
  await expect
    .poll(() =>
      wallet.app.evaluate(
        (path) =>
          [...document.styleSheets].some(({ href }) => href?.endsWith(path) === true) &&
          !document.querySelector(`link[href$="${path}"]:not([rel=stylesheet])`),
        sheet,
      ),
    )
    .toBe(true);
  expect(asked).toBe(2);
});
