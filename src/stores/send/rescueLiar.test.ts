/** A server that lies about a pending transfer, so that its replacement would pay, spend or burn something else. */
import { Transaction } from 'bitcoinjs-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { oneByOne } from '../../../mocks/fixtures/oneByOne.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { scriptOfAddress } from '../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { presetFeeRate } from '../../domain/amount/FeeRate.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import type { ReplacementKind } from '../../domain/tx/Replacement.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction } from '../../ports/ChainIndexer.ts';

const DOGE = 100_000_000n;
const SHOP = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8';
const THIEF = 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r';

type Lie = (truth: ChainTransaction) => ChainTransaction;

let server: SandboxServer;
let app: OpenApp;
/** the server's false reports on transactions */
const lies = new Map<Txid, Lie>();
const rawLies = new Map<Txid, string>();
/** transactions that only the server knows */
const inventions = new Map<Txid, ChainTransaction>();

const rawOf =
  (chain: ChainIndexer): ChainIndexer['rawTransaction'] =>
  async (id, signal) =>
    rawLies.get(id) ?? chain.rawTransaction(id, signal);

const liar = (chain: ChainIndexer): ChainIndexer => ({
  ...chain,
  transaction: async (id, ...how) => {
    const truth = inventions.get(id) ?? (await chain.transaction(id, ...how));
    return lies.get(id)?.(truth) ?? truth;
  },
  rawTransaction: rawOf(chain),
  rawTransactions: oneByOne(rawOf(chain)),
});

beforeEach(async () => {
  lies.clear();
  rawLies.clear();
  inventions.clear();
  server = await startSandboxServer();
  app = await openApp({
    device: createDevice(),
    chainUrls: [server.url],
    timeoutMs: 3000,
    hasReactions: false,
    standBetween: liar,
  });
  const { keyrings, accounts, tx } = app.stores;
  await makeWallet(app.stores).catch(() => {});
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  for (const amount of [200n, 300n]) server.control.faucet(tx.from ?? '', amount * DOGE);
  await tx.rules.load();
  await tx.refresh();
});

afterEach(async () => {
  app.kill();
  await server.close();
});

/** Pays the shop 10 DOGE. @returns the id */
async function pay(): Promise<Txid> {
  const { tx } = app.stores;
  tx.draft.setRecipientText(SHOP);
  tx.draft.setAmountText('10');
  await tx.prepare();
  await tx.flow.confirm();
  const sent = tx.lastSent;
  if (sent?.stage !== 'accepted') throw new Error(`not sent: ${sent?.rejection?.detail}`);
  await tx.refresh();
  return sent.txid;
}

/** Speeds up or cancels, if the wallet allows it. */
async function replace(id: Txid, kind: ReplacementKind): Promise<void> {
  const { tools, tx } = app.stores;
  const rescue = await tools.openRescue(id);
  await rescue.inspect();
  await (kind === 'cancel'
    ? rescue.cancel(presetFeeRate(10), true)
    : rescue.speedUp(presetFeeRate(10), true));
  if (tx.flow.state.status === 'ready') await tx.flow.confirm();
}

const scriptOf = (address: string) => scriptOfAddress(address as DogeAddress, 'regtest').toString();

/** What all unconfirmed transactions pay to an address, koinu. */
const waitingTo = (address: string): bigint =>
  server.sandbox.mempool.entries
    .flatMap(({ record }) => record.tx.outs)
    .filter(({ script }) => script.toString() === scriptOf(address))
    .reduce((sum, { value }) => sum + value, 0n);

const waitingFees = (): bigint =>
  server.sandbox.mempool.entries.reduce((sum, { record }) => sum + record.fee, 0n);

const swap =
  (from: string, to: string): Lie =>
  (truth) => ({
    ...truth,
    outputs: truth.outputs.map((output) =>
      output.address === from ? { ...output, address: to as DogeAddress } : output,
    ),
  });

const raise: Lie = (truth) => ({
  ...truth,
  outputs: truth.outputs.map((output) =>
    output.address === SHOP ? { ...output, value: koinu(250n * DOGE) } : output,
  ),
});

/** Reports that it spends another coin of ours. */
function spendsOther(id: Txid): void {
  const { tx } = app.stores;
  const spent = tx.journal.find(id)?.inputs.map((input) => input.txid) ?? [];
  const other = tx.coins.utxos.find(({ coin }) => coin.txid !== id && !spent.includes(coin.txid))?.coin;
  if (other === undefined) throw new Error('no other coin');
  lies.set(id, (truth) => ({
    ...truth,
    inputs: truth.inputs.map((input) => ({
      ...input,
      txid: other.txid,
      vout: other.vout,
      value: other.value,
    })),
  }));
}

describe('a server that lies about a transfer that waits', () => {
  it('does not get the money of a speed-up to an address of its own', async () => {
    const id = await pay();
    lies.set(id, swap(SHOP, THIEF));
    await replace(id, 'speed-up');
    expect([waitingTo(THIEF), waitingTo(SHOP)]).toEqual([0n, 10n * DOGE]);
  });

  it('does not raise what a speed-up pays', async () => {
    const id = await pay();
    lies.set(id, raise);
    await replace(id, 'speed-up');
    expect(waitingTo(SHOP)).toBe(10n * DOGE);
  });

  it('does not get a payment made twice by a speed-up that spends other coins', async () => {
    const id = await pay();
    spendsOther(id);
    await replace(id, 'speed-up');
    server.control.mine();
    const paid = server.sandbox.chain.coins.ofScript(
      Buffer.from(scriptOfAddress(SHOP as DogeAddress, 'regtest')).toString('hex'),
    );
    expect(paid.map(({ value }) => value)).toEqual([10n * DOGE]);
  });

  it('does not get a payment past a cancel that takes back other coins', async () => {
    const id = await pay();
    spendsOther(id);
    await replace(id, 'cancel');
    expect(waitingTo(SHOP)).toBe(0n);
  });

  it('does not have 90 DOGE burnt as fee', async () => {
    const id = await pay();
    lies.set(id, (truth) => ({ ...truth, fee: koinu(90n * DOGE) }));
    await replace(id, 'speed-up');
    expect(waitingFees()).toBeLessThan(DOGE);
  });

  it('does not raise the fee by a transfer that was never made', async () => {
    const id = await pay();
    const change = app.stores.tx.journal.find(id)?.outputs.findIndex(({ isOwn }) => isOwn) ?? -1;
    const ghost = new Transaction();
    ghost.addInput(Uint8Array.from(Buffer.from(id, 'hex').reverse()), change);
    ghost.addOutput(scriptOfAddress(THIEF as DogeAddress, 'regtest'), 100n * DOGE);
    const ghostId = txid(ghost.getId());
    lies.set(id, (truth) => ({
      ...truth,
      outputs: truth.outputs.map((output) =>
        output.index === change ? { ...output, spentBy: ghostId } : output,
      ),
    }));
    inventions.set(ghostId, {
      ...(await app.ports.chain.transaction(id)),
      txid: ghostId,
      fee: koinu(80n * DOGE),
      outputs: [],
    });
    rawLies.set(ghostId, ghost.toHex());
    await replace(id, 'speed-up');
    expect(waitingFees()).toBeLessThan(DOGE);
  });

  it('does not have a payment hurried that was never made', async () => {
    const { tx } = app.stores;
    const coin = tx.coins.utxos[0]?.coin;
    if (coin === undefined) throw new Error('no coin');
    const ghost = new Transaction();
    ghost.addInput(Uint8Array.from(Buffer.from(coin.txid, 'hex').reverse()), coin.vout, 0xfffffffd);
    ghost.addOutput(scriptOfAddress(THIEF as DogeAddress, 'regtest'), 100n * DOGE);
    const id = txid(ghost.getId());
    const address = tx.from;
    inventions.set(id, {
      txid: id,
      blockHeight: null,
      blockHash: null,
      confirmations: 0,
      timeMs: 0,
      size: 200,
      fee: koinu(1_000_000n),
      isReplaceable: true,
      rawHex: null,
      inputs: [{ txid: coin.txid, vout: coin.vout, address, value: coin.value, sequence: 0xfffffffd }],
      outputs: [{ index: 0, address: THIEF as DogeAddress, value: koinu(100n * DOGE), spentBy: null }],
    });
    rawLies.set(id, ghost.toHex());
    await replace(id, 'speed-up');
    expect(waitingTo(THIEF)).toBe(0n);
  });
});
