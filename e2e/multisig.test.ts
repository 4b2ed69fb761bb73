/** Three phones share a wallet: created together, paid into, spent from by two of them. */
import { expect, it } from 'vitest';
import { MULTISIG_BACKUP_MESSAGES } from '../src/i18n/messages/accounts/multisigMessages.ts';
import { PSBT_MESSAGES as PSBT } from '../src/i18n/messages/codes/psbtMessages.ts';
import {
  describeProgress,
  SHARED_PAYMENT_MESSAGES as PAYMENT,
} from '../src/i18n/messages/codes/sharedPaymentMessages.ts';
import { createFixture, DOGE } from './support/fixture.ts';
import { addKey, keep, openMultisig, readKey } from './support/sharedWallet.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openHome } = createFixture();

async function readPayment(wallet: Wallet): Promise<string> {
  await wallet.button(PSBT.copy).click();
  return wallet.app.evaluate(() => navigator.clipboard.readText());
}

it('a wallet of two of three is made, paid into, and spent by two', {
  tags: ['short'],
  timeout: 240_000,
}, async () => {
  const owners = [await openHome(), await openHome({ owner: 'friend' }), await openHome({ owner: 'third' })];
  const wallets = owners.map(({ wallet }) => wallet);
  const [first, second] = wallets as [Wallet, Wallet, Wallet];
  const keys: string[] = [];
  for (const wallet of wallets) {
    await openMultisig(wallet);
    keys.push(await readKey(wallet));
  }
  expect(new Set(keys).size).toBe(3);
  const codes = new Set<string>();
  for (const [at, wallet] of wallets.entries()) {
    const others = keys.filter((_, other) => other !== at);
    for (const [place, key] of others.entries()) await addKey(wallet, place + 2, key);
    codes.add(await keep(wallet));
  }
  expect(codes.size).toBe(1);
  const address = await first.address();
  expect(await second.address()).toBe(address);
  await sandbox.faucet(address, 100n * DOGE);
  await sandbox.mine(1);
  await first.hasBalance(100n * DOGE);

  await first.fillTransfer(owners[2]?.address ?? '', 25n * DOGE);
  await first.pressBottom('Review');
  await first.sees(describeProgress(0, 2));
  await first.button(PSBT.sign).click();
  await first.sees(describeProgress(1, 2));
  const proposal = await readPayment(first);

  await second.openSettings();
  await second.button(new RegExp(`^${PAYMENT.row}`)).click();
  await second.app.getByLabel(PSBT.field, { exact: true }).fill(proposal);
  await second.button(PSBT.open).click();
  await second.sees(describeProgress(1, 2));
  await second.button(PSBT.sign).click();
  await second.sees(describeProgress(2, 2));
  await second.pressBottom(PSBT.review);
  await second.send(25n * DOGE);
  await second.done();
  await sandbox.mine(1);
  await second.hasRow('Sent', 25n * DOGE);

  await first.pressBack();
  await first.pressBack();
  await first.isHome();
  await first.openSettings();
  await first.button(new RegExp(`^${MULTISIG_BACKUP_MESSAGES.row}`)).click();
  await first.sees(/^sh\(sortedmulti\(2,/);
});
