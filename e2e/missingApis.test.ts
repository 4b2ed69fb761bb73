/** Browsers that lack APIs: the wallet works without optional ones, and refuses to start without those its keys need. */
import { expect, it } from 'vitest';
import { UNABLE_MESSAGES } from '../src/i18n/messages/app/elsewhereMessages.ts';
import { RECEIVE_MESSAGES } from '../src/i18n/messages/wallet/receiveMessages.ts';
import { createFixture } from './support/fixture.ts';
import type { HostKind } from './support/Phone.ts';

const { buyPhone } = createFixture();

/** A browser that lacks some globals and navigator properties from before the page loads. */
async function buyWithout(
  globals: readonly string[],
  ofNavigator: readonly string[],
  host: HostKind = 'browser',
) {
  const phone = await buyPhone({ host });
  await phone.context.addInitScript(
    ([names, properties]) => {
      for (const name of names) Reflect.deleteProperty(globalThis, name);
      for (const property of properties) Reflect.deleteProperty(Navigator.prototype, property);
    },
    [globals, ofNavigator] as const,
  );
  return phone;
}

it.each<HostKind>(['browser', 'telegram'])('says that it can’t run without WebAssembly, %s', async (host) => {
  const phone = await buyWithout(['WebAssembly'], [], host);
  const wallet = await phone.open();
  await wallet.sees(UNABLE_MESSAGES.title);
  await wallet.sees(UNABLE_MESSAGES.text);
  expect(await wallet.app.getByRole('button').count()).toBe(0);
  expect(await wallet.app.evaluate(() => localStorage.length)).toBe(0);
});

it('says that it can’t run without workers', async () => {
  const wallet = await (await buyWithout(['Worker'], [])).open();
  await wallet.sees(UNABLE_MESSAGES.title);
});

it('is made, receives and opens again without anything else that a browser may lack, and reports no error', async () => {
  const phone = await buyWithout(
    ['PublicKeyCredential', 'BarcodeDetector', 'BroadcastChannel', 'Notification', 'caches'],
    [
      ...['storage', 'locks', 'serviceWorker', 'clipboard', 'share', 'canShare'],
      ...['mediaDevices', 'credentials', 'userActivation', 'permissions'],
    ],
  );
  const wallet = await phone.open();
  await wallet.create();
  await wallet.button('Receive').click();
  await wallet.app.getByRole('img', { name: RECEIVE_MESSAGES.addressCode }).waitFor();
  await wallet.button(RECEIVE_MESSAGES.copyAddress).click();
  await wallet.sees(RECEIVE_MESSAGES.copied);
  await wallet.telegram.reload();
  await wallet.unlock();
  await wallet.app.getByRole('img', { name: RECEIVE_MESSAGES.addressCode }).waitFor();
  expect(phone.console.filter((line) => line.startsWith('error'))).toEqual([]);
});
