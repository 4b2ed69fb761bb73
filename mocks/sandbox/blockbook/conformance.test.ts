/** Checks the sandbox's REST and socket responses against Blockbook's published schemas. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { doge } from '../../builders/coins.ts';
import { testAddress, testKey } from '../../builders/keys.ts';
import { joinBytes } from '../bytes.ts';
import { signTransaction } from '../chain/signInput.ts';
import { SandboxControl } from '../control.ts';
import { answer } from './answer.ts';
import * as api from './openapi.fixture.ts';
import { Session } from './Session.ts';

const ALICE = testAddress(1);
const BOB = testAddress(2);

type Schema = v.GenericSchema<unknown, unknown>;

/** A chain with everything in it: a coinbase, a payment with a note, change, and an unconfirmed transaction. */
function live() {
  const control = new SandboxControl();
  const { sandbox } = control;
  const coin = sandbox.faucet(ALICE, doge('10'));
  const note = joinBytes([Uint8Array.of(0x6a, 5), Buffer.from('hello')]);
  const outputs = [
    { script: testKey(2).script, value: doge('4') },
    { script: note, value: 0n },
    { script: testKey(1).script, value: doge('5.9') },
  ];
  const paid = signTransaction({ inputs: [coin], outputs }, testKey(1));
  sandbox.submit(paid.toHex());
  sandbox.mine(1, { to: ALICE });
  const waiting = sandbox.faucet(ALICE, doge('2'), { confirmed: false }).txid;
  const coinbase = sandbox.tip.txids[0] ?? '';
  const spare = sandbox.faucet(BOB, doge('3'), { confirmed: false });
  const rawHex = signTransaction(
    { inputs: [spare], outputs: [{ script: testKey(3).script, value: doge('2.9') }] },
    testKey(2),
  ).toHex();
  return { control, paid: paid.getId(), waiting, coinbase, rawHex };
}

type SandboxFixture = ReturnType<typeof live>;

/** A value's violations of a schema. */
const complaints = (schema: Schema, value: unknown): readonly string[] =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);

type RestRow = readonly [schema: string, path: (fixture: SandboxFixture) => string, status?: number];

const REST: readonly RestRow[] = [
  ['SystemInfo', () => '/api/'],
  ['SystemInfo', () => '/api/status'],
  ['BlockHashResponse', () => '/api/v2/block-index/3'],
  ['Tx', ({ paid }) => `/api/v2/tx/${paid}`],
  ['Tx', ({ paid }) => `/api/v2/tx/${paid}?spending=true`],
  ['Tx', ({ waiting }) => `/api/v2/tx/${waiting}`],
  ['Tx', ({ coinbase }) => `/api/v2/tx/${coinbase}`],
  ['ErrorResponse', () => `/api/v2/tx/${'1'.repeat(64)}`, 400],
  ['SendTransactionResponse', ({ rawHex }) => `/api/v2/sendtx/${rawHex}`],
  ['ErrorResponse', () => '/api/v2/sendtx/deadbeef', 400],
  ...['basic', 'tokens', 'tokenBalances', 'txids', 'txslight', 'txs'].map(
    (details): RestRow => ['Address', () => `/api/v2/address/${ALICE}?details=${details}&secondary=usd`],
  ),
  ['Address', () => `/api/v2/address/${ALICE}?details=txs&pageSize=1&page=2&from=1&to=99`],
  ['Address', () => `/api/v2/address/${testAddress(9)}`],
  ['ErrorResponse', () => '/api/v2/address/nobody', 400],
  ['Utxo[]', () => `/api/v2/utxo/${ALICE}`],
  ['Utxo[]', () => `/api/v2/utxo/${ALICE}?confirmed=true`],
  ['BalanceHistory[]', () => `/api/v2/balancehistory/${ALICE}`],
  ['BalanceHistory[]', () => `/api/v2/balancehistory/${ALICE}?fiatcurrency=eur&groupBy=60`],
  ['ResultStringResponse', () => '/api/v2/estimatefee/6'],
  ['FiatTicker', () => '/api/v2/tickers/'],
  ['FiatTicker', () => '/api/v2/tickers/?currency=usd'],
  ['FiatTicker', () => '/api/v2/tickers/?currency=usd&timestamp=1700000000'],
  ['FiatTicker[]', () => '/api/v2/multi-tickers/?timestamp=1700000000,7980386400&currency=usd'],
  ['AvailableVsCurrencies', () => '/api/v2/tickers-list/?timestamp=1700000000'],
];

const named: Readonly<Record<string, unknown>> = api;

function schemaOf(name: string): Schema {
  const schema = named[name.replace('[]', '')] as Schema | undefined;
  if (schema === undefined) throw new RangeError(`no schema ${name}`);
  return name.endsWith('[]') ? v.array(schema) : schema;
}

describe('REST answers', () => {
  const rows = REST.map(([schema, path, status = 200]) => ({ schema, path, status }));

  it.each(rows)('are a $schema ($path)', ({ schema, path, status }) => {
    const fixture = live();
    const url = new URL(path(fixture), 'http://x');
    const request = { method: 'GET', path: url.pathname, query: url.searchParams, body: '' };
    const reply = answer(request, fixture.control.source);
    expect([url.pathname, reply.status]).toEqual([url.pathname, status]);
    expect(complaints(schemaOf(schema), JSON.parse(reply.body))).toEqual([]);
  });

  it('tell the node’s own words of a transaction, and its bytes', () => {
    const { control, paid } = live();
    const ask = (path: string): unknown => {
      const request = { method: 'GET', path, query: new URLSearchParams(), body: '' };
      return JSON.parse(answer(request, control.source).body);
    };
    const { hex: raw } = ask(`/api/v2/tx/${paid}`) as { readonly hex: string };
    expect(ask(`/api/v2/tx-specific/${paid}`)).toMatchObject({
      hex: raw,
      txid: paid,
      confirmations: 1,
      locktime: 0,
      vout: [
        { value: 4, n: 0, scriptPubKey: { type: 'pubkeyhash', addresses: [BOB] } },
        { value: 0, scriptPubKey: { type: 'nulldata' } },
        { value: 5.9 },
      ],
    });
  });
});

function connect({ control }: SandboxFixture) {
  const heard: { readonly id: string; readonly data: unknown }[] = [];
  const session = new Session(control.source, {
    send: (text) => heard.push(JSON.parse(text)),
    close: () => {},
  });
  const ask = (method: string, params: object = {}) => {
    const before = heard.length;
    session.receive(JSON.stringify({ id: method, method, params }));
    return heard.slice(before).find(({ id }) => id === method);
  };
  return { heard, ask };
}

type SocketRow = readonly [
  method: (typeof api.WS_METHODS)[number],
  schema: string,
  params?: (fixture: SandboxFixture) => object,
];

const SOCKET: readonly SocketRow[] = [
  ['getInfo', 'WsInfoRes'],
  ['getBlockHash', 'WsBlockHashRes', () => ({ height: 1 })],
  ...['basic', 'tokens', 'tokenBalances', 'txids', 'txslight', 'txs'].map(
    (details): SocketRow => [
      'getAccountInfo',
      'Address',
      () => ({ descriptor: ALICE, details, page: 1, pageSize: 2, secondaryCurrency: 'USD' }),
    ],
  ),
  ['getAccountInfo', 'WsErrorData', () => ({ descriptor: 'nobody' })],
  ['getAccountUtxo', 'Utxo[]', () => ({ descriptor: ALICE })],
  ['getBalanceHistory', 'BalanceHistory[]', () => ({ descriptor: ALICE, currencies: ['usd'] })],
  ['getTransaction', 'Tx', ({ paid }) => ({ txid: paid })],
  ['getTransaction', 'WsErrorData', () => ({ txid: '1'.repeat(64) })],
  ['estimateFee', 'WsEstimateFeeRes[]', () => ({ blocks: [1, 6], specific: { txsize: 226 } })],
  ['longTermFeeRate', 'WsLongTermFeeRateRes'],
  ['sendTransaction', 'SendTransactionResponse', ({ rawHex }) => ({ hex: rawHex })],
  ['sendTransaction', 'WsErrorData', () => ({ hex: 'deadbeef' })],
  ['getCurrentFiatRates', 'FiatTicker', () => ({ currencies: ['usd', 'xxx'] })],
  ['getFiatRatesForTimestamps', 'FiatTickers', () => ({ timestamps: [1_700_000_000], currencies: ['usd'] })],
  ['getFiatRatesForTimestamps', 'WsErrorData', () => ({ timestamps: [] })],
  ['getFiatRatesTickersList', 'AvailableVsCurrencies', () => ({ timestamp: 1_700_000_000 })],
  ['subscribeNewBlock', 'subscriptionResponse'],
  ['unsubscribeNewBlock', 'subscriptionResponse'],
  ['subscribeNewTransaction', 'subscriptionResponse'],
  ['unsubscribeNewTransaction', 'subscriptionResponse'],
  ['subscribeAddresses', 'subscriptionResponse', () => ({ addresses: [ALICE], newBlockTxs: true })],
  ['unsubscribeAddresses', 'subscriptionResponse'],
  ['subscribeFiatRates', 'subscriptionResponse', () => ({ currency: 'usd' })],
  ['unsubscribeFiatRates', 'subscriptionResponse'],
  ['getBlock', 'WsErrorData', () => ({ id: '1' })],
];

describe('answers over the socket', () => {
  const rows = SOCKET.map(([method, schema, params = () => ({})]) => ({ method, schema, params }));

  it.each(rows)('$method is a $schema ($params)', ({ method, schema, params }) => {
    const fixture = live();
    const frame = connect(fixture).ask(method, params(fixture));
    expect(complaints(api.WsResponse, frame)).toEqual([]);
    expect(complaints(schemaOf(schema), frame?.data)).toEqual([]);
  });

  it('are there for every method', () => {
    const fixture = live();
    const { ask } = connect(fixture);
    expect(ask('ping')?.data).toEqual({});
    expect(ask('getTransactionSpecific', { txid: fixture.paid })?.data).toMatchObject({ txid: fixture.paid });
    const reported = new Set<string>([...SOCKET.map(([method]) => method), 'ping', 'getTransactionSpecific']);
    expect(api.WS_METHODS.filter((method) => !reported.has(method))).toEqual([]);
  });

  it('go on as pushes', () => {
    const fixture = live();
    const { heard, ask } = connect(fixture);
    ask('subscribeNewBlock');
    ask('subscribeAddresses', { addresses: [ALICE], newBlockTxs: true });
    ask('subscribeFiatRates', { currency: 'usd' });
    const before = heard.length;
    fixture.control.faucet(ALICE, doge('1'));
    fixture.control.usdRate(0.5);
    const pushed = heard.slice(before);
    const kinds = pushed.map(({ id }) => id);
    expect(kinds).toEqual([
      ...['subscribeAddresses', 'subscribeNewBlock', 'subscribeAddresses', 'subscribeAddresses'],
      'subscribeFiatRates',
    ]);
    const schemas: Readonly<Record<string, Schema>> = {
      subscribeAddresses: api.addressPush,
      subscribeNewBlock: api.WsNewBlock,
      subscribeFiatRates: api.ratesPush,
    };
    for (const { id, data } of pushed)
      expect([id, complaints(schemas[id] ?? v.never(), data)]).toEqual([id, []]);
  });
});

describe('the shapes', () => {
  it('know every field by its name', () => {
    expect(complaints(api.Utxo, { txid: 'a', vout: 0, confirmations: 1, amount: '1' })).toHaveLength(1);
    expect(complaints(api.Utxo, { txid: 'a', vout: 0 })).toHaveLength(1);
    expect(
      complaints(api.Tx, { ...FEWEST_OF_TX, vin: [{ n: 0, isAddress: true, address: 'D1' }] }),
    ).toHaveLength(1);
  });
});

const FEWEST_OF_TX = { txid: 'a', vin: [], vout: [], blockHeight: -1, confirmations: 0, blockTime: 1 };
