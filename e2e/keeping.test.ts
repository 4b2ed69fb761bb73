/** What Telegram keeps outlives the page's own storage: the vault comes back from it. */
import { expect, it, vi } from 'vitest';
import { UNLOCK_WORDS } from '../src/text/accountWords.ts';
import { keepHousehold } from './support/household.ts';

const { buyPhone } = keepHousehold();

it('brings the wallet back after the browser lost everything', async () => {
  const phone = await buyPhone();
  let wallet = await phone.open();
  await wallet.create();
  const address = await wallet.address();
  const copies = () => Object.values(phone.keeping?.deviceStorage ?? {});
  await vi.waitUntil(() => copies().some((copy) => copy.includes('"records":[{')), 20_000);
  expect(copies().join()).not.toContain(address);

  await phone.kill();
  await phone.losePage();
  wallet = await phone.open();
  await wallet.sees(UNLOCK_WORDS.title);
  await wallet.unlock();
  expect(await wallet.address()).toBe(address);
});
