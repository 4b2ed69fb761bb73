/** Tokens are received, sent to one and to five recipients, and finished after a kill: each recipient gets theirs once. */
import { expect, it } from 'vitest';
import { ACTIVITY_MESSAGES } from '../src/i18n/messages/tokens/tokenActivityMessages.ts';
import { createFixture, DOGE, type OwnedWallet } from './support/fixture.ts';
import { OwnPhone } from './support/OwnPhone.ts';
import {
  expectMovedOnce,
  FRIENDS,
  fillBatch,
  fillTokens,
  friends,
  hasStage,
  hasTokens,
  hasWaiting,
  isInLedger,
  openTokenForm,
  type Part,
  pressSend,
  reviewTokens,
  TOKEN,
} from './support/tokens.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openRich, keep } = createFixture();

const BREAKDOWN: readonly Part[] = FRIENDS.map((to, at) => ({ to, amount: at + 1 }));

/** A wallet with DOGE, and 100 UNIX that it received. */
async function openWithTokens(): Promise<OwnedWallet> {
  const rich = await openRich(50n * DOGE);
  await sandbox.giveTokens(rich.address, 'UNIX', 100n * TOKEN);
  await hasTokens(rich.wallet, 'UNIX', '100');
  return rich;
}

/** Mines until the ledger has transferred this amount away. */
async function mineUntilLeft(address: string, left: bigint): Promise<void> {
  await expect
    .poll(
      async () => {
        await sandbox.mine();
        return sandbox.tokensOf(address, 'UNIX');
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBe(left * TOKEN);
}

it('receives a token, sends a part of it for its fees alone, and sees the ledger move it', {
  tags: ['short'],
}, async () => {
  const { wallet, address } = await openWithTokens();
  const [to = ''] = FRIENDS;
  await openTokenForm(wallet, 'UNIX');
  await fillTokens(wallet, 'UNIX', { to, amount: 40 });
  await reviewTokens(wallet);
  await pressSend(wallet, 'Send 40 UNIX');
  await hasStage(wallet, 'sent');
  expect((await sandbox.state()).mempool).toHaveLength(2);
  await sandbox.mine();
  await isInLedger(wallet);
  await expectMovedOnce(sandbox, address, [{ to, amount: 40 }]);
  expect(await sandbox.tokensOf(to, 'UNIX')).toBe(40n * TOKEN);
  const [commit, ...more] = await sandbox.spendsOf(address);
  expect(more).toEqual([]);
  expect(commit?.vout).toHaveLength(2);
  expect(await wallet.fact(ACTIVITY_MESSAGES.fees)).toBeLessThan((4n * DOGE) / 100n);
});

it('sends to five, and each gets theirs once', async () => {
  const { wallet, address } = await openWithTokens();
  await openTokenForm(wallet, 'UNIX');
  await fillBatch(wallet, BREAKDOWN);
  await reviewTokens(wallet);
  await pressSend(wallet, BREAKDOWN.length);
  await hasWaiting(sandbox, 2 * BREAKDOWN.length);
  await mineUntilLeft(address, 85n);
  await wallet.sees('5 of 5 done');
  await expectMovedOnce(sandbox, address, BREAKDOWN);
});

it('sends to fifteen in runs: what nodes do not take at once leaves after a block', async () => {
  const { wallet, address } = await openWithTokens();
  const parts = friends(15).map((to): Part => ({ to, amount: 2 }));
  await openTokenForm(wallet, 'UNIX');
  await fillBatch(wallet, parts);
  await reviewTokens(wallet);
  await pressSend(wallet, parts.length);
  await wallet.sees(/\d+ pending · \d+ waiting/);
  expect((await sandbox.state()).mempool.length).toBeLessThanOrEqual(25);
  await mineUntilLeft(address, 70n);
  await wallet.sees('15 of 15 done');
  await expectMovedOnce(sandbox, address, parts);
});

const MOMENTS = {
  'the first commit is out and no word of it came back': async () => {
    await sandbox.control('broadcast-lost', { mode: 'silence' });
    return 1;
  },
  'a reveal is out and no word of it came back': async () => {
    await sandbox.control('slow', { ms: 700 });
    return 2;
  },
  'the third commit is out': async () => {
    await sandbox.control('slow', { ms: 700 });
    return 5;
  },
} as const;

const reopen = async (phone: { kill(): Promise<void>; open(): Promise<Wallet> }): Promise<Wallet> => {
  await phone.kill();
  await sandbox.heal();
  const wallet = await phone.open();
  await wallet.unlock();
  await wallet.isHome();
  return wallet;
};

it.each(Object.keys(MOMENTS) as (keyof typeof MOMENTS)[])(
  'finishes a batch by itself after a kill when %s',
  async (moment) => {
    const { phone, wallet, address } = await openWithTokens();
    await openTokenForm(wallet, 'UNIX');
    await fillBatch(wallet, BREAKDOWN);
    await reviewTokens(wallet);
    const taken = await MOMENTS[moment]();
    await pressSend(wallet, BREAKDOWN.length);
    await hasWaiting(sandbox, taken);
    await reopen(phone);
    await mineUntilLeft(address, 85n);
    await expectMovedOnce(sandbox, address, BREAKDOWN);
  },
);

it('finishes one after the whole browser is killed between its two transactions', async () => {
  const phone = keep(new OwnPhone());
  let wallet = await phone.open();
  await wallet.create();
  const address = await wallet.address();
  await sandbox.faucet(address, 50n * DOGE);
  await sandbox.giveTokens(address, 'UNIX', 100n * TOKEN);
  await hasTokens(wallet, 'UNIX', '100');
  const [to = ''] = FRIENDS;
  await openTokenForm(wallet, 'UNIX');
  await fillTokens(wallet, 'UNIX', { to, amount: 7 });
  await reviewTokens(wallet);
  await sandbox.control('broadcast-lost', { mode: 'silence' });
  await pressSend(wallet, 'Send 7 UNIX');
  await hasWaiting(sandbox, 1);
  wallet = await reopen(phone);
  await mineUntilLeft(address, 93n);
  await expectMovedOnce(sandbox, address, [{ to, amount: 7 }]);
});
