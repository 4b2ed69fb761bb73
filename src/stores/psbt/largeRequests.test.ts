/** Requests with coins from large payouts: each carries the whole previous transaction, and the other side must be able to read it. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { INPUT } from '../../domain/psbt/Psbt.ts';
import { psbtSize } from '../../domain/psbt/psbtSize.ts';
import { MAX_PSBT_IN_CODES, MAX_PSBT_SIZE } from '../../domain/requestLimits.ts';
import { ColdSigning } from './ColdSigning.ts';

const DOGE = 100_000_000n;
const ELSEWHERE = testAddress(77);
const OTHERS = Array.from({ length: 2_600 }, () => ({ address: ELSEWHERE, amount: DOGE }));

let server: SandboxServer;
let app: OpenApp;

beforeEach(async () => {
  server = await startSandboxServer();
  app = await openApp({ device: createDevice(), chainUrls: [server.url], hasReactions: false });
  await makeWallet(app.stores).catch(() => {});
  const { accounts, keyrings } = app.stores;
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
});
afterEach(async () => {
  app.kill();
  await server.close();
});

/** Pays us this many coins in one transaction among thousands of others. */
function payOut(coins: number, amount: bigint): void {
  const { address } = app.stores.accounts.current;
  server.sandbox.faucetAll([...Array.from({ length: coins }, () => ({ address, amount })), ...OTHERS]);
}

async function propose(amount: string): Promise<ColdSigning> {
  const { tx, lazy } = app.stores;
  await tx.rules.load();
  await tx.refresh();
  tx.draft.setRecipientText(ELSEWHERE);
  tx.draft.setAmountText(amount);
  const cold = lazy.of(ColdSigning);
  expect(await cold.propose(new AbortController().signal)).toBeNull();
  return cold;
}

it('seven coins of one payout are shown as codes', async () => {
  payOut(7, 10n * DOGE);
  const cold = await propose('65');
  const { psbt } = cold.desk.shown ?? {};
  expect(psbt && psbtSize(psbt)).toBeGreaterThan(600_000);
  expect(cold.message?.cbor.length).toBeGreaterThan(600_000);
});

it('other coins are chosen where those of a payout would not fit into codes', async () => {
  payOut(12, 10n * DOGE);
  const { address } = app.stores.accounts.current;
  for (let at = 0; at < 6; at += 1) server.sandbox.faucet(address, 5n * DOGE);
  const cold = await propose('115');
  const { psbt, explanation } = cold.desk.shown ?? {};
  expect(psbt && psbtSize(psbt)).toBeLessThan(MAX_PSBT_IN_CODES);
  expect(cold.message).not.toBeNull();
  // the amount is as requested
  expect(explanation?.outputs.find(({ isOwn }) => !isOwn)?.value).toBe(115n * DOGE);
});

it('a file is offered where no other coins are there', async () => {
  payOut(12, 10n * DOGE);
  const cold = await propose('115');
  const { psbt } = cold.desk.shown ?? {};
  expect(psbt?.inputs).toHaveLength(12);
  expect(psbt && psbtSize(psbt)).toBeGreaterThan(MAX_PSBT_IN_CODES);
  expect(cold.isTooLargeForCodes).toBe(true);
  expect(cold.message).toBeNull();
});

it('is said while proposing where nobody could read it, and fewer coins of the same are proposed', async () => {
  payOut(50, 10n * DOGE);
  const { tx, lazy } = app.stores;
  await propose('300');
  const carried = lazy
    .of(ColdSigning)
    .desk.shown?.psbt.inputs.map((input) => input.get(INPUT.previous)?.length ?? 0);
  expect(carried?.reduce((sum, length) => sum + length, 0)).toBeLessThan(MAX_PSBT_SIZE);
  tx.draft.setAmountText('480');
  const cold = lazy.of(ColdSigning);
  const problem = await cold.propose(new AbortController().signal);
  expect(problem).toMatchObject({
    kind: 'bytes',
    problem: { kind: 'request-too-large', maximum: MAX_PSBT_SIZE },
  });
});
