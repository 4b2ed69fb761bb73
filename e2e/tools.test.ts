/** The tools in a real browser: coins merged, a paper wallet swept, a message signed and then verified by another wallet. */
import { expect, it } from 'vitest';
import { describeTool, type ToolName } from '../src/i18n/messages/app/appMessages.ts';
import { TABS_MESSAGES } from '../src/i18n/messages/app/commonMessages.ts';
import {
  MERGE_MESSAGES,
  SIGN_MESSAGES,
  SWEEP_MESSAGES,
  VERIFY_MESSAGES,
} from '../src/i18n/messages/dapps/toolMessages.ts';
import { createFixture, DOGE } from './support/fixture.ts';
import { expectLetGo } from './support/leaks.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openHome, openRich } = createFixture();

/** The private key 1 on regtest, and its address. */
const PAPER = 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA';
const PAPER_ADDRESS = 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r';

async function openTool(wallet: Wallet, tool: ToolName): Promise<void> {
  await wallet.app
    .getByRole('link', { name: TABS_MESSAGES.app })
    .or(wallet.button(TABS_MESSAGES.app))
    .click();
  await wallet.button(new RegExp(describeTool(tool).title)).click();
}

it('merges many coins into one, and leaves a protected one alone', async () => {
  const { wallet, address } = await openRich(5n * DOGE);
  for (const coin of [DOGE, 2n * DOGE, 500_000n, 100_000n]) await sandbox.faucet(address, coin);
  await wallet.hasBalance(8n * DOGE + 600_000n);
  await openTool(wallet, 'merge-coins');
  await wallet.sees('4 coins');
  const fee = await wallet.fact(MERGE_MESSAGES.cost);
  expect(await wallet.fits()).toBe(true);
  await wallet.pressBottom(MERGE_MESSAGES.review);
  await wallet.app.getByRole('button', { name: /^Merge/ }).click();
  await wallet.sees(/is on its way/);
  await sandbox.mine();
  await wallet.done();
  await wallet.hasBalance(8n * DOGE + 600_000n - fee);
  const [merge] = await sandbox.spendsOf(address);
  expect(merge?.vin).toHaveLength(4);
  await openTool(wallet, 'merge-coins');
  await wallet.sees('Nothing to merge');
});

it('sweeps a paper wallet into the account, and keeps nothing of its key', { tags: ['heap'] }, async () => {
  const { wallet } = await openRich(DOGE);
  await sandbox.faucet(PAPER_ADDRESS, 7n * DOGE);
  await openTool(wallet, 'sweep');
  await wallet.app.getByLabel(SWEEP_MESSAGES.label, { exact: true }).fill(PAPER);
  wallet.secrets.others.push({ name: 'the paper’s key', text: PAPER });
  await wallet.pressBottom(SWEEP_MESSAGES.inspect);
  const fee = await wallet.fact(SWEEP_MESSAGES.fee);
  await expectLetGo(wallet);
  await wallet.pressBottom(SWEEP_MESSAGES.review);
  await wallet.app.getByRole('button', { name: /^Sweep/ }).click();
  await wallet.sees(/is on its way/);
  await sandbox.mine();
  await wallet.done();
  await wallet.hasBalance(8n * DOGE - fee);
});

it('signs a message that another wallet finds true, and no longer once a letter changed', async () => {
  const { wallet, address } = await openRich(DOGE);
  await openTool(wallet, 'sign-message');
  await wallet.app.getByLabel(SIGN_MESSAGES.label, { exact: true }).fill('Much proof');
  await wallet.button(SIGN_MESSAGES.sign).click();
  await wallet.app.getByRole('heading', { name: SIGN_MESSAGES.signed, exact: true }).waitFor();
  const signature = await wallet.app.locator('code').innerText();

  const { wallet: other } = await openHome({ owner: 'friend' });
  await openTool(other, 'verify-message');
  await other.app.getByLabel(VERIFY_MESSAGES.address, { exact: true }).fill(address);
  await other.app.getByLabel(VERIFY_MESSAGES.message, { exact: true }).fill('Much proof');
  await other.app.getByLabel(VERIFY_MESSAGES.signature, { exact: true }).fill(signature);
  await other.pressBottom(VERIFY_MESSAGES.check);
  await other.sees(/^Signed by this address$/);
  await other.app.getByLabel(VERIFY_MESSAGES.message, { exact: true }).fill('Much proofs');
  await other.pressBottom(VERIFY_MESSAGES.check);
  await other.sees(/^Not signed by this address$/);
});
