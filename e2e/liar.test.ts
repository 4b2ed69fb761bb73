/** An indexer that lies about values: the fee paid is the fee shown, to the koinu, whatever was reported. */
import { expect, it } from 'vitest';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';

const { sandbox, openHome } = createFixture({ hasIndexLag: true });

/** The fee for a size in bytes at the default rate, five times 0.01 DOGE per 1000 bytes; koinu. */
const feeFor = (bytes: number): bigint => BigInt(bytes) * 5_000n;

it.each([
  { direction: 'down', reported: 10n * DOGE },
  { direction: 'up', reported: 1000n * DOGE },
])('overpays 0 koinu when coins are told with other values: $direction', async ({ direction, reported }) => {
  const { wallet, address } = await openHome();
  await sandbox.control('wrong', { mode: 'lying-values', direction });
  await sandbox.faucet(address, 100n * DOGE);
  await wallet.hasBalance(reported);
  await wallet.fillTransfer(STRANGER, 4n * DOGE);
  await wallet.review();
  const fee = await wallet.fact('Network fee');
  expect(await wallet.fact('Change')).toBe(96n * DOGE - fee);
  await wallet.send(4n * DOGE);
  await sandbox.heal();
  await expect.poll(() => sandbox.spendsOf(address)).toHaveLength(1);
  const [spent] = await sandbox.spendsOf(address);
  expect(BigInt(spent?.fees ?? 0)).toBe(fee);
  // a signature may be two bytes shorter than planned
  expect(fee).toBeLessThanOrEqual(feeFor((spent?.hex.length ?? 0) / 2 + 2));
  expect(spent?.vout.find(({ addresses = [] }) => addresses.includes(address))?.value).toBe(
    String(96n * DOGE - fee),
  );
});

it('signs nothing when the indexer lies about whole transactions, and says so', {
  tags: ['short'],
}, async () => {
  const { wallet, address } = await openHome();
  // before the coin arrives: a transaction that was verified once is stored, and can't be lied about any more
  await sandbox.control('wrong', { mode: 'lying-rawtx' });
  await sandbox.faucet(address, 100n * DOGE);
  await wallet.hasBalance(100n * DOGE);
  await wallet.fillTransfer(STRANGER, 4n * DOGE);
  await wallet.pressBottom('Review');
  await wallet.sees('Not signed, nothing sent');
  await sandbox.heal();
  await wallet.pressBottom('Review');
  await wallet.sendButton().waitFor();
  expect(await sandbox.spendsOf(address)).toEqual([]);
});
