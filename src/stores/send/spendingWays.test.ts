/** All ways in which the app spends coins, next to carriers as large as ordinary coins: none of them is ever spent. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hastyClock } from '../../../mocks/clock/fastClock.ts';
import { Vendor } from '../../../mocks/dogeconnect/Vendor.ts';
import { REQUEST } from '../../../mocks/fixtures/dapp/requests.fixture.ts';
import { createDevice, type Device } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { propose } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { requestTo } from '../../../mocks/fixtures/sendingFixture.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { parseDogecoinUri } from '../../domain/address/dogecoinUri.ts';
import { presetFeeRate } from '../../domain/amount/FeeRate.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { writeRequest } from '../../domain/dapp/writeRequest.ts';
import { writePsbtText } from '../../domain/psbt/writePsbt.ts';
import { type Coin, type Outpoint, outpointKey } from '../../domain/tx/Coin.ts';
import type { Purpose } from '../../domain/tx/Purpose.ts';
import type { ReplacementKind } from '../../domain/tx/Replacement.ts';
import { txid } from '../../domain/tx/Txid.ts';
import { BillStore } from '../bill/BillStore.ts';
import { PsbtDesk } from '../psbt/PsbtDesk.ts';
import { MergeCoins } from '../tools/MergeCoins.ts';
import { PaperSweep } from '../tools/PaperSweep.ts';

const DOGE = 100_000_000n;
const ELSEWHERE = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;
/** The private key 1 on regtest, compressed. */
const PAPER = 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA';
const PAPER_ADDRESS = 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r' as DogeAddress;

const vendor = new Vendor({
  address: ELSEWHERE,
  nowMs: Date.now,
  submit: () => ({ accepted: true }),
  confirmations: () => 0,
});
vendor.changes = { total: '25', items: [], outputs: [{ address: ELSEWHERE, amount: '25' }] };
const LINK = vendor.link({ amount: '25' });
let server: SandboxServer;
let device: Device;
let app: OpenApp;
let address: DogeAddress;
/** outpoint keys of the carriers, ours and the paper wallet's */
let carriers: string[];

const open = () =>
  openApp({
    device,
    chainUrls: [server.url],
    tokenUrls: [`${server.url}/dogeuni`],
    ordUrls: [`${server.url}/ord`],
    timeoutMs: 4000,
    hasReactions: false,
    clock: hastyClock,
    vendorFetch: vendor.fetch,
  });

/** A carrier of 50 DOGE; its inscribed koinu is somewhere inside, and its own transaction does not show it. */
function inscribe(holder: DogeAddress): void {
  const body = new TextEncoder().encode('such words, very inscribed');
  const spec = { address: holder, mime: 'text/plain', body, offset: 7n * DOGE, value: 50n * DOGE };
  const made = server.control.inscribe(spec);
  carriers.push(`${made.txid}:${made.vout}`);
}

beforeEach(async () => {
  server = await startSandboxServer();
  device = createDevice();
  carriers = [];
  app = await open();
  await makeWallet(app.stores).catch(() => {});
  const { accounts, keyrings, tx } = app.stores;
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  address = tx.from ?? ('' as DogeAddress);
  server.control.tokensGive({ address, tick: 'UNIX', amount: 100n * DOGE });
  for (const holder of [address, PAPER_ADDRESS]) {
    inscribe(holder);
    for (let count = 0; count < 3; count++) server.control.faucet(holder, 10n * DOGE);
  }
  server.control.mine(1);
});

afterEach(async () => {
  app.kill();
  await server.close();
});

type Spent = readonly Outpoint[] | 'nothing';

function prepared(): Spent {
  const { state: preparation } = app.stores.tx.flow;
  return preparation.status === 'ready' ? preparation.transfer.parsed.inputs : 'nothing';
}

async function send(amount: string | 'max', chosen: readonly string[] = []): Promise<Spent> {
  const { tx } = app.stores;
  await tx.rules.load();
  tx.draft.setRecipientText(ELSEWHERE);
  if (amount === 'max') tx.draft.toggleMax();
  else tx.draft.setAmountText(amount);
  tx.draft.choose(chosen);
  await tx.prepare();
  return prepared();
}

/** Sends a little, and replaces it with a transfer that needs further coins. */
async function rescue(kind: ReplacementKind, interfere: () => void): Promise<Spent> {
  const { tx, tools } = app.stores;
  if ((await send('9.9')) === 'nothing') return 'nothing';
  await tx.flow.confirm();
  interfere();
  const waiting = await tools.openRescue(txid(tx.lastTxid ?? ''));
  await waiting.inspect();
  const rate = presetFeeRate(1000);
  await (kind === 'speed-up' ? waiting.speedUp(rate, true) : waiting.cancel(rate, true));
  return prepared();
}

/** Every kind of request, and the options of the send form. `interfere` runs as late as possible. */
const WAYS: Readonly<
  Record<Purpose['kind'] | 'max' | 'chosen' | 'token', (interfere: () => void) => Promise<Spent>>
> = {
  send: (interfere) => {
    interfere();
    return send('25');
  },
  max: (interfere) => {
    interfere();
    return send('max');
  },
  chosen: (interfere) => {
    interfere();
    return send('25', carriers.slice(0, 1));
  },
  'speed-up': (interfere) => rescue('speed-up', interfere),
  cancel: (interfere) => rescue('cancel', interfere),
  merge: async (interfere) => {
    const merge = app.stores.tools.make((ports, { tx }) => new MergeCoins(ports, tx));
    await Promise.all([merge.read(), app.stores.tx.rules.load()]);
    interfere();
    await merge.prepare();
    return prepared();
  },
  sweep: async (interfere) => {
    const sweep = app.stores.tools.make((ports, { session, tx }) => new PaperSweep(ports, session, tx));
    interfere();
    await sweep.read({ kind: 'private-key', text: PAPER });
    await sweep.prepare();
    return prepared();
  },
  'pay-app': async (interfere) => {
    const { apps, accounts } = app.stores;
    const expiresAtMs = Math.floor(app.ports.clock.nowMs() / 1000) * 1000 + 600_000;
    const ask = { kind: 'pay', to: ELSEWHERE, amount: koinu(25n * DOGE), label: null } as const;
    const desk = await apps.desk.load();
    desk.open(writeRequest({ ...REQUEST, network: 'regtest', expiresAtMs, ask }));
    interfere();
    await desk.approve(accounts.current.key);
    return prepared();
  },
  psbt: async (interfere) => {
    const { tx, lazy } = app.stores;
    await tx.rules.load();
    await tx.refresh();
    tx.draft.setRecipientText(ELSEWHERE);
    tx.draft.setAmountText('25');
    const desk = lazy.of(PsbtDesk);
    interfere();
    if ((await desk.propose(new AbortController().signal)) !== null) return 'nothing';
    await desk.sign();
    await desk.prepare();
    return prepared();
  },
  'pay-bill': async (interfere) => {
    const bills = app.stores.lazy.of(BillStore);
    await app.stores.tx.rules.load();
    const link = parseDogecoinUri(LINK, 'regtest');
    if (!link.ok) throw new Error('no link');
    await bills.open(link.value);
    interfere();
    await bills.prepare();
    return prepared();
  },
  token: async (interfere) => {
    const { tokens } = app.stores;
    interfere();
    await tokens.flow.prepare(requestTo([ELSEWHERE]));
    const { state } = tokens.flow;
    return state.status === 'ready'
      ? state.transfers.flatMap(({ parsed }) => parsed.commit.inputs)
      : 'nothing';
  },
};

const NAMES = Object.keys(WAYS) as readonly (keyof typeof WAYS)[];

describe('no way to spend', () => {
  it.each(NAMES)('takes a carrier along: %s', async (name) => {
    const spent = await WAYS[name](() => {});
    if (name === 'chosen') expect(spent).toBe('nothing');
    else expect(spent).not.toBe('nothing');
    for (const coin of spent === 'nothing' ? [] : spent) expect(carriers).not.toContain(outpointKey(coin));
  });

  it.each(NAMES)('takes anything along while the index never answered: %s', async (name) => {
    server.control.indexFaults('ord', { down: 'unavailable' });
    expect(await WAYS[name](() => {})).toBe('nothing');
  });

  it.each(NAMES)('takes anything along of which the index has not read the block: %s', async (name) => {
    server.control.indexFaults('ord', { lag: 30 });
    expect(await WAYS[name](() => {})).toBe('nothing');
  });

  it.each(NAMES)('takes along what is not known when the index falls silent: %s', async (name) => {
    await app.stores.tx.coins.readFresh();
    const spent = await WAYS[name](() => server.control.indexFaults('ord', { down: 'unavailable' }));
    // earlier verdicts stay; the paper wallet's coins never had one
    if (name === 'chosen' || name === 'sweep') expect(spent).toBe('nothing');
    else expect(spent).not.toBe('nothing');
    for (const coin of spent === 'nothing' ? [] : spent) expect(carriers).not.toContain(outpointKey(coin));
  });
});

/** A request from someone else that spends a carrier, with correct data. */
function proposalOver(key: string): string {
  const [id = '', vout = '0'] = key.split(':');
  const rawHex = server.sandbox.chain.record(id)?.rawHex ?? '';
  const coin: Coin = {
    txid: txid(id),
    vout: Number(vout),
    value: koinu(50n * DOGE),
    address,
    keyForm: 'compressed',
    confirmations: 1,
    isCoinbase: false,
    isOwnChange: false,
    unconfirmedAncestors: [],
    inscription: 'none',
  } as const;
  return writePsbtText(propose([{ coin, rawHex }], [{ to: ELSEWHERE, amount: koinu(49n * DOGE) }]));
}

describe('a carrier in what somebody else proposes', () => {
  it('is refused by name, before and after the index heard of it', async () => {
    const desk = app.stores.lazy.of(PsbtDesk);
    await desk.takeText(proposalOver(carriers[0] ?? ''));
    const reason = 'inscription';
    expect(desk.state).toMatchObject({ status: 'refused', problem: { kind: 'protected', reason } });
    server.control.indexFaults('ord', { down: 'unavailable' });
    desk.clear();
    await desk.takeText(proposalOver(carriers[0] ?? ''));
    expect(desk.state).toMatchObject({ status: 'refused', problem: { kind: 'protected' } });
  });
});

describe('a released coin', () => {
  const carrierOf = (key: string): Outpoint => {
    const [id = '', vout = '0'] = key.split(':');
    return { txid: txid(id), vout: Number(vout) };
  };

  it('is spent when it is chosen, is protected again at once, and stays released over a restart', async () => {
    const [key = ''] = carriers;
    const { tx } = app.stores;
    await tx.refresh();
    tx.coins.release(carrierOf(key));
    expect(await send('25', [key])).toMatchObject([carrierOf(key)]);
    tx.withheld.protect(carrierOf(key));
    expect(tx.draft.input.chosen).toBeNull();
    expect(tx.flow.state.status).toBe('idle');
    expect(await send('25', [key])).toBe('nothing');
    tx.coins.release(carrierOf(key));
    await Promise.resolve();
    await app.ports.state.settled();
    app.kill();
    app = await open();
    expect(app.stores.tx.coins.released.list.map((coin) => coin.key)).toEqual([key]);
  });

  it('gives its inscription to the change, which is protected before any index knows of it; then it is forgotten', async () => {
    const [key = ''] = carriers;
    const { tx } = app.stores;
    await tx.refresh();
    tx.coins.release(carrierOf(key));
    await send('25', [key]);
    await tx.flow.confirm();
    const own = () => tx.coins.utxos.filter(({ coin }) => coin.txid === tx.lastTxid);
    expect(own()).toMatchObject([{ status: { kind: 'protected', reason: 'inscription-unknown' } }]);
    await tx.refresh();
    expect(own()).toMatchObject([{ status: { kind: 'protected' } }]);
    expect(tx.coins.released.list).toHaveLength(1);
    server.control.mine(8);
    await tx.refresh();
    await tx.journal.reconcile();
    await tx.refresh();
    expect(tx.coins.released.list).toEqual([]);
    // the inscribed koinu went to the recipient, and the index reports that
    expect(own()).toMatchObject([{ status: { kind: 'spendable' } }]);
  });
});

describe('a frozen coin', () => {
  it('is no part of any payment, nor is one chosen by hand, until it is unfrozen; and stays frozen over a restart', async () => {
    const { tx } = app.stores;
    await tx.refresh();
    const free = tx.coins.utxos.filter(({ status }) => status.kind === 'spendable');
    const [first, ...rest] = free.map(({ coin }) => coin);
    if (first === undefined) throw new Error('nothing to freeze');
    await send('5');
    tx.withheld.freeze([first]);
    expect(tx.flow.state.status).toBe('idle');
    expect(tx.coins.breakdown.protection).toBeUndefined();
    expect(await send('5', [outpointKey(first)])).toBe('nothing');
    tx.withheld.freeze(rest);
    expect(await send('5')).toBe('nothing');
    await Promise.resolve();
    await app.ports.state.settled();
    app.kill();
    app = await open();
    expect(app.stores.tx.coins.frozen.list).toEqual([first, ...rest].map(outpointKey));
    app.stores.tx.withheld.unfreeze(first);
    expect(app.stores.tx.coins.frozen.has(first)).toBe(false);
  });
});

describe('change of ours', () => {
  it('may be spent at once, and before the index has read its block', async () => {
    const { tx } = app.stores;
    await send('5');
    await tx.flow.confirm();
    const change = () => tx.coins.utxos.find(({ coin }) => coin.txid === tx.lastTxid);
    expect(change()).toMatchObject({ coin: { inscription: 'none' }, status: { kind: 'spendable' } });
    server.control.indexFaults('ord', { lag: 30 });
    server.control.mine(1);
    await tx.refresh();
    await tx.journal.reconcile();
    expect(change()).toMatchObject({ coin: { confirmations: 1 }, status: { kind: 'spendable' } });
  });
});
