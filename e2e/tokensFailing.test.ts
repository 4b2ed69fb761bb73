/** Token indexes go down, lag and lie: nothing is guessed, nothing is lost, and signed transfers still arrive once. */
import { expect, it } from 'vitest';
import { tokenUnits } from '../src/domain/drc20/TokenUnits.ts';
import { describeLedgerRejection } from '../src/i18n/messages/tokens/describeLedgerRejection.ts';
import { describeTokenSendProblem } from '../src/i18n/messages/tokens/describeTokenProblem.ts';
import { nameActivity } from '../src/i18n/messages/tokens/tokenActivityMessages.ts';
import { createFixture, DOGE, type OwnedWallet } from './support/fixture.ts';
import {
  expectMovedOnce,
  FRIENDS,
  fillBatch,
  fillTokens,
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

const { sandbox, openRich } = createFixture();

const UNIX = { tick: 'UNIX', decimals: 8 };
const [FRIEND = ''] = FRIENDS;
const REJECTED = { down: 'refused' } as const;

const notEnough = (needed: bigint, available: bigint): string =>
  describeTokenSendProblem(
    {
      kind: 'not-enough-tokens',
      needed: tokenUnits(needed * TOKEN),
      available: tokenUnits(available * TOKEN),
    },
    UNIX,
  );

/** Changes the indexes and mines a block, after which wallets query them again. */
async function change(indexes: Promise<void>): Promise<void> {
  await indexes;
  await sandbox.mine();
}

/** A wallet with DOGE, and 100 UNIX known to both indexes. */
async function openWithTokens(): Promise<OwnedWallet> {
  const rich = await openRich(50n * DOGE);
  await sandbox.giveTokens(rich.address, 'UNIX', 100n * TOKEN);
  await hasTokens(rich.wallet, 'UNIX', '100');
  return rich;
}

it('signs nothing while no index answers, and still settles what was signed before they went down', async () => {
  const { wallet, address } = await openWithTokens();
  await change(sandbox.ledgerFaults(REJECTED));
  await openTokenForm(wallet, 'UNIX');
  await fillTokens(wallet, 'UNIX', { to: FRIEND, amount: 40 });
  await wallet.sees(describeTokenSendProblem({ kind: 'no-index' }, UNIX));
  await change(sandbox.heal());
  await reviewTokens(wallet);

  await sandbox.ledgerFaults(REJECTED);
  await pressSend(wallet, 'Send 40 UNIX');
  await hasStage(wallet, 'sent');
  await sandbox.mine();
  await wallet.sees('1 confirmation');
  await sandbox.heal();
  await sandbox.mine();
  await isInLedger(wallet);
  await expectMovedOnce(sandbox, address, [{ to: FRIEND, amount: 40 }]);
});

it('keeps what was last told while the indexes are down, and says so: never a silent zero', async () => {
  const { phone, wallet } = await openWithTokens();
  await change(sandbox.ledgerFaults(REJECTED));
  await wallet.sees(/indexes aren’t responding/);
  await hasTokens(wallet, 'UNIX', '100');
  await phone.kill();
  const again = await phone.open();
  await again.unlock();
  await again.isHome();
  await again.sees(/indexes aren’t responding/);
  await hasTokens(again, 'UNIX', '100');
  await change(sandbox.heal());
  await hasTokens(again, 'UNIX', '100');
});

it('finishes a batch that was killed on its way while every index stays down', async () => {
  const { phone, wallet, address } = await openWithTokens();
  const parts: readonly Part[] = FRIENDS.map((to, at) => ({ to, amount: at + 1 }));
  await openTokenForm(wallet, 'UNIX');
  await fillBatch(wallet, parts);
  await reviewTokens(wallet);
  await Promise.all([sandbox.ledgerFaults(REJECTED), sandbox.indexFaults('ord', REJECTED)]);
  await sandbox.control('broadcast-lost', { mode: 'silence' });
  await pressSend(wallet, parts.length);
  await hasWaiting(sandbox, 1);
  await phone.kill();
  const again = await phone.open();
  await again.unlock();
  await again.isHome();
  await hasWaiting(sandbox, 10);
  await sandbox.mine();
  await change(sandbox.heal());
  await expectMovedOnce(sandbox, address, parts);
  await hasTokens(again, 'UNIX', '85');
});

it('waits for indexes that lag: they are said to be behind, and settle the move once they have read it', async () => {
  const { wallet, address } = await openWithTokens();
  // in the other order, an index that had already read the new blocks would go back, which counts as no answer
  await change(sandbox.ledgerFaults({ lag: 3 }));
  await sandbox.mine(3);
  await wallet.sees(/3 blocks behind/);
  await hasTokens(wallet, 'UNIX', '100');
  await openTokenForm(wallet, 'UNIX');
  await fillTokens(wallet, 'UNIX', { to: FRIEND, amount: 40 });
  await reviewTokens(wallet);
  await pressSend(wallet, 'Send 40 UNIX');
  await hasStage(wallet, 'sent');
  await sandbox.mine();
  await hasStage(wallet, 'mined');
  await sandbox.mine(3);
  await isInLedger(wallet);
  await expectMovedOnce(sandbox, address, [{ to: FRIEND, amount: 40 }]);
});

it.each([
  ['up', 500, 100n],
  ['down', 40, 10n],
] as const)(
  'counts on the lower of two amounts while one index lies %s',
  async (direction, tooMuch, lower) => {
    const { wallet, address } = await openWithTokens();
    await change(sandbox.indexFaults('dogeuni', { wrong: 'lying-balance', direction }));
    await wallet.sees(/Indexes differ/);
    await openTokenForm(wallet, 'UNIX');
    await fillTokens(wallet, 'UNIX', { to: FRIEND, amount: tooMuch });
    await wallet.sees(notEnough(BigInt(tooMuch), lower));
    await fillTokens(wallet, 'UNIX', { to: FRIEND, amount: 7 });
    await reviewTokens(wallet);
    await pressSend(wallet, 'Send 7 UNIX');
    await hasStage(wallet, 'sent');
    await sandbox.mine();
    await isInLedger(wallet);
    await expectMovedOnce(sandbox, address, [{ to: FRIEND, amount: 7 }]);
  },
);

it('loses no token when every index lied: the ledger refuses, and its reason is told', async () => {
  const { wallet, address } = await openWithTokens();
  await change(sandbox.ledgerFaults({ wrong: 'lying-balance', direction: 'up' }));
  await hasTokens(wallet, 'UNIX', '1,000');
  await openTokenForm(wallet, 'UNIX');
  await fillTokens(wallet, 'UNIX', { to: FRIEND, amount: 500 });
  await reviewTokens(wallet);
  await pressSend(wallet, 'Send 500 UNIX');
  await hasStage(wallet, 'sent');
  await sandbox.mine();
  await wallet.sees(describeLedgerRejection('the amount of tokens exceeds the balance'));
  await wallet.sees(nameActivity('sent', 'failed'));
  await sandbox.heal();
  expect(await sandbox.tokensOf(address, 'UNIX')).toBe(100n * TOKEN);
  expect(await sandbox.tokensOf(FRIEND, 'UNIX')).toBe(0n);
});

it('sends everything but the coin inside which an inscription lies', async () => {
  const { wallet, address } = await openRich(50n * DOGE);
  const made = await sandbox.control('inscribe', {
    address,
    mime: 'text/plain;charset=utf8',
    text: 'such coin, very inside',
    offset: '200000000',
    value: '500000000',
  });
  await wallet.hasBalance(55n * DOGE);
  await wallet.fillTransfer(FRIEND, 'max');
  await wallet.review();
  await wallet.sendButton().click();
  await wallet.sees(/is on its way/);
  const { txid } = made as { txid: string };
  const [spent, ...more] = await sandbox.spendsOf(address);
  expect(more).toEqual([]);
  expect(spent?.vin.map(({ txid: from }) => from)).not.toContain(txid);
});
