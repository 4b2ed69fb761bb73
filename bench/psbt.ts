/** Compares signing a PSBT with signing the same plan. */

import { planSpending, propose, psbtSigner } from '../mocks/fixtures/psbt/psbtPeople.ts';
import { signPsbtRequest } from '../src/adapters/vault/keyOps/signPsbtRequest.ts';
import { signRequest } from '../src/adapters/vault/keyOps/signRequest.ts';
import { koinu } from '../src/domain/amount/Koinu.ts';
import { writePsbtText } from '../src/domain/psbt/writePsbt.ts';
import { coinsPaidBy } from './psbtCoins.ts';
import { median, timedAsync } from './statistics.ts';
import { printTable } from './table.ts';

const DOGE = 100_000_000n;

async function row(count: number): Promise<readonly string[]> {
  const signer = await psbtSigner(0);
  const funded = coinsPaidBy(signer.address, count, DOGE);
  const outputs = [{ to: signer.address, amount: koinu(BigInt(count) * DOGE - DOGE / 2n) }];
  const coins = funded.map(({ coin }) => coin);
  const request = {
    plan: planSpending(coins, outputs),
    previousTransactions: funded.map(({ rawHex }) => rawHex),
  };
  const psbt = propose(funded, outputs);
  const asked = { psbt: writePsbtText(psbt), network: 'regtest', confirmed: psbt.transaction.txid } as const;
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < 15; round++) {
    ours.push(await timedAsync(() => signRequest(signer.wallets, request)));
    theirs.push(await timedAsync(() => signPsbtRequest(signer.wallets, asked, new Set())));
  }
  const [own, partial] = [median(ours), median(theirs)];
  return [String(count), own.toFixed(2), partial.toFixed(2), (partial / own).toFixed(2)];
}

/** Signs 1, 10, 100 and 400 inputs in both ways, taking turns. */
export async function benchPsbt(): Promise<void> {
  await row(10);
  const rows: (readonly string[])[] = [];
  for (const count of [1, 10, 100, 400]) rows.push(await row(count));
  printTable('Signing a PSBT, against signing a plan', ['inputs', 'plan ms', 'PSBT ms', '/ plan'], rows);
}
