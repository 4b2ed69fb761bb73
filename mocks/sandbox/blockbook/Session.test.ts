import { describe, expect, it } from 'vitest';
import { doge } from '../../builders/coins.ts';
import { testAddress } from '../../builders/keys.ts';
import { Sandbox } from '../chain/Sandbox.ts';
import { Session } from './Session.ts';

const ALICE = testAddress(1);
const BOB = testAddress(2);

interface Message {
  readonly id: string;
  readonly data: unknown;
}

function connect(): {
  readonly sandbox: Sandbox;
  readonly session: Session;
  readonly said: Message[];
  readonly closed: () => boolean;
  readonly setRate: (rate: number) => void;
  readonly setIndexLag: (ms: number) => void;
  ask(method: string, params?: object, id?: string): unknown;
} {
  const sandbox = new Sandbox();
  const said: Message[] = [];
  let isClosed = false;
  const market = { usdRate: 0.25, feeEstimate: 1_000_000n };
  let sendRates = () => {};
  let indexLagMs = 0;
  const listenRates = (listener: () => void) => {
    sendRates = listener;
    return () => {
      sendRates = () => {};
    };
  };
  const session = new Session(
    { sandbox, market, listenRates, indexLagMs: () => indexLagMs },
    {
      send: (text) => said.push(JSON.parse(text)),
      close: () => {
        isClosed = true;
      },
    },
  );
  const ask = (method: string, params: object = {}, id = '1'): unknown => {
    session.receive(JSON.stringify({ id, method, params }));
    return said.at(-1)?.data;
  };
  const setRate = (rate: number) => {
    market.usdRate = rate;
    sendRates();
  };
  const setIndexLag = (ms: number) => {
    indexLagMs = ms;
  };
  return { sandbox, session, said, ask, setRate, setIndexLag, closed: () => isClosed };
}

describe("Blockbook's WebSocket", () => {
  it('tells about itself', () => {
    const { ask, sandbox } = connect();
    expect(ask('getInfo')).toEqual({
      name: 'Dogecoin Regtest',
      shortcut: 'DOGE',
      network: 'DOGE',
      decimals: 8,
      version: '0.4.0',
      bestHeight: sandbox.tip.height,
      bestHash: sandbox.tip.hash,
      block0Hash: sandbox.chain.blockAt(0)?.hash,
      testnet: true,
      backend: { version: '1140900', subversion: '/Shibetoshi:1.14.9/' },
    });
  });

  it('answers about accounts and transactions as REST does, basic and 25 a page unless told otherwise', () => {
    const { ask, sandbox } = connect();
    const { txid } = sandbox.faucet(ALICE, doge('3'));
    expect(ask('getAccountInfo', { descriptor: ALICE })).not.toHaveProperty('txids');
    expect(ask('getAccountInfo', { descriptor: ALICE, details: 'txids' })).toMatchObject({
      itemsOnPage: 25,
      txids: [txid],
    });
    expect(ask('getAccountUtxo', { descriptor: ALICE })).toMatchObject([{ txid, value: '300000000' }]);
    expect(ask('getTransaction', { txid })).toMatchObject({ txid, confirmations: 1 });
    expect(ask('getBlockHash', { height: 1 })).toEqual({ hash: sandbox.chain.blockAt(1)?.hash });
  });

  it('says what went wrong within the data', () => {
    const { ask } = connect();
    expect(ask('getTransaction', { txid: 'not a tx' })).toEqual({
      error: { message: "Transaction 'not a tx' not found" },
    });
    expect(ask('sendTransaction', { hex: 'deadbeef' })).toEqual({
      error: { message: '-22: TX decode failed' },
    });
  });

  it('estimates fees per 1000 bytes, and for a size when one is given', () => {
    const { ask } = connect();
    expect(ask('estimateFee', { blocks: [1, 2], specific: { txsize: 226 } })).toEqual([
      { feePerUnit: '-100000000', feePerTx: '-22600000' },
      { feePerUnit: '1000000', feePerTx: '226000' },
    ]);
  });

  it('answers a ping, and prices', () => {
    const { ask } = connect();
    expect(ask('ping')).toEqual({});
    expect(ask('getCurrentFiatRates', { currencies: ['usd'] })).toMatchObject({ rates: { usd: 0.25 } });
  });

  it('pushes blocks under the id of the subscription until it ends', () => {
    const { ask, said, sandbox } = connect();
    expect(ask('subscribeNewBlock', {}, '7')).toEqual({ subscribed: true });
    const [block] = sandbox.mine(1);
    expect(said.at(-1)).toEqual({
      id: '7',
      data: { height: block?.height, hash: block?.hash, evmData: null },
    });
    expect(ask('unsubscribeNewBlock')).toEqual({ subscribed: false });
    const before = said.length;
    sandbox.mine(1);
    expect(said).toHaveLength(before);
  });

  it('pushes transactions of the addresses of the newest subscription only', () => {
    const { ask, said, sandbox } = connect();
    ask('subscribeAddresses', { addresses: [ALICE] }, '8');
    ask('subscribeAddresses', { addresses: [BOB] }, '9');
    const before = said.length;
    sandbox.faucet(ALICE, doge('1'), { confirmed: false });
    const { txid } = sandbox.faucet(BOB, doge('2'), { confirmed: false });
    expect(said.slice(before)).toMatchObject([
      { id: '9', data: { address: BOB, tx: { txid, confirmations: 0 } } },
    ]);
  });

  it('pushes transactions again once they are mined, when asked to', () => {
    const { ask, said, sandbox } = connect();
    ask('subscribeAddresses', { addresses: [ALICE], newBlockTxs: true }, '9');
    const { txid } = sandbox.faucet(ALICE, doge('1'));
    expect(said.slice(1)).toMatchObject([
      { id: '9', data: { tx: { txid, confirmations: 0 } } },
      { id: '9', data: { tx: { txid, confirmations: 1 } } },
    ]);
  });

  it('refuses a subscription to what is no address, or to too many', () => {
    const { ask } = connect();
    expect(ask('subscribeAddresses', { addresses: ['D1'] })).toMatchObject({ error: {} });
    const addresses = Array.from({ length: 101 }, () => ALICE);
    expect(ask('subscribeAddresses', { addresses })).toEqual({ subscribed: true });
    expect(ask('subscribeAddresses', { addresses, newBlockTxs: true })).toEqual({
      error: { message: 'addresses max 100' },
    });
  });

  it('tells of a waiting transaction before its index has it, where that lags', () => {
    const { ask, said, sandbox, setIndexLag } = connect();
    ask('subscribeAddresses', { addresses: [ALICE] }, '8');
    setIndexLag(1000);
    const { txid } = sandbox.faucet(ALICE, doge('1'), { confirmed: false });
    expect(said.at(-1)).toMatchObject({ id: '8', data: { address: ALICE, tx: { txid } } });
    const isIndexed = () => [
      (ask('getAccountInfo', { descriptor: ALICE, details: 'txids' }) as { unconfirmedTxs: number })
        .unconfirmedTxs,
      (ask('getAccountUtxo', { descriptor: ALICE }) as readonly unknown[]).length,
    ];
    expect(isIndexed()).toEqual([0, 0]);
    sandbox.advanceTime(1000);
    expect(isIndexed()).toEqual([1, 1]);
  });

  it('pushes prices of the currency of the subscription, or of all, until it ends', () => {
    const { ask, said, setRate } = connect();
    ask('subscribeFiatRates', { currency: 'USD' }, '4');
    setRate(0.5);
    expect(said.at(-1)).toEqual({ id: '4', data: { rates: { usd: 0.5 } } });
    ask('subscribeFiatRates', {}, '5');
    setRate(1);
    expect(said.at(-1)).toMatchObject({ id: '5', data: { rates: { usd: 1, eur: 0.9 } } });
    ask('unsubscribeFiatRates');
    const before = said.length;
    setRate(2);
    expect(said).toHaveLength(before);
  });

  it('tells what came and went by the hour, or by what is asked', () => {
    const { ask, sandbox } = connect();
    const first = Math.floor(sandbox.nowMs() / 1000);
    for (const amount of ['1', '2']) sandbox.faucet(ALICE, doge(amount));
    sandbox.advanceTime(2 * 3_600_000);
    sandbox.faucet(ALICE, doge('4'));
    const rows = ask('getBalanceHistory', { descriptor: ALICE, currencies: ['usd'] });
    expect(rows).toMatchObject([
      { txs: 2, received: '300000000', sent: '0', sentToSelf: '0', rates: { usd: 0.25 } },
      { txs: 1, received: '400000000' },
    ]);
    expect(ask('getBalanceHistory', { descriptor: ALICE, from: first + 3600 })).toHaveLength(1);
    expect(ask('getBalanceHistory', { descriptor: ALICE, to: first + 3600 })).toHaveLength(1);
    expect(ask('getBalanceHistory', { descriptor: ALICE, groupBy: 86_400 })).toHaveLength(1);
  });

  it('tells an account between two heights, and what it is worth', () => {
    const { ask, sandbox } = connect();
    const txids = ['1', '2', '3'].map((amount) => sandbox.faucet(ALICE, doge(amount)).txid);
    const { height } = sandbox.tip;
    const asked = { descriptor: ALICE, details: 'txids', from: height - 1, to: height - 1 };
    expect(ask('getAccountInfo', asked)).toMatchObject({ txs: 3, totalPages: 1, txids: [txids[1]] });
    expect(ask('getAccountInfo', { ...asked, pageSize: 1 })).toMatchObject({ totalPages: -1 });
    expect(ask('getAccountInfo', { descriptor: ALICE, secondaryCurrency: 'usd' })).toMatchObject({
      secondaryValue: 1.5,
    });
  });

  it('misses parameters where they are needed', () => {
    const { session, said, sandbox } = connect();
    session.receive('{"id":"1","method":"getTransaction"}');
    expect(said.at(-1)?.data).toEqual({ error: { message: 'unexpected end of JSON input' } });
    session.receive('{"id":"2","method":"getInfo"}');
    expect(said.at(-1)?.data).toMatchObject({ bestHeight: sandbox.tip.height });
  });

  it('ends at an id that is no text', () => {
    const { session, closed } = connect();
    session.receive('{"id":1,"method":"getInfo"}');
    expect(closed()).toBe(true);
  });

  it('leaves unknown methods unanswered, and ends at what is no JSON', () => {
    const { ask, said, session, closed } = connect();
    ask('mineBitcoin');
    expect(said).toHaveLength(0);
    session.receive('hello');
    expect(closed()).toBe(true);
  });

  it('says nothing after its end', () => {
    const { ask, said, session, sandbox } = connect();
    ask('subscribeNewBlock');
    session.end();
    sandbox.mine(1);
    expect(said).toHaveLength(1);
  });
});
