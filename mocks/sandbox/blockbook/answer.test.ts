import { describe, expect, it } from 'vitest';
import { doge } from '../../builders/coins.ts';
import { testAddress, testKey } from '../../builders/keys.ts';
import { joinBytes } from '../bytes.ts';
import { Sandbox } from '../chain/Sandbox.ts';
import { REPLACEABLE, signTransaction } from '../chain/signInput.ts';
import { answer } from './answer.ts';
import type { BlockbookReply, Market } from './types.ts';

const ALICE = testAddress(1);
const BOB = testAddress(2);

interface Bench {
  readonly sandbox: Sandbox;
  readonly market: Market;
  get(path: string): unknown;
  ask(method: string, path: string, body?: string): BlockbookReply;
}

function setUp(): Bench {
  const sandbox = new Sandbox();
  const market: Market = { usdRate: 0.25, feeEstimate: 1_000_000n };
  const ask = (method: string, path: string, body = ''): BlockbookReply => {
    const url = new URL(path, 'http://sandbox');
    const request = { method, path: url.pathname, query: url.searchParams, body };
    return answer(request, { sandbox, market });
  };
  return { sandbox, market, ask, get: (path) => JSON.parse(ask('GET', path).body) };
}

/** Alice has a confirmed 10 DOGE, and 4 of them are on their way to Bob. */
function setUpPayment(): Bench & {
  readonly coin: { txid: string; vout: number };
  readonly txid: string;
  readonly raw: string;
} {
  const bench = setUp();
  const coin = bench.sandbox.faucet(ALICE, doge('10'));
  const outputs = [
    { script: testKey(2).script, value: doge('4') },
    { script: testKey(1).script, value: doge('5.99') },
  ];
  const tx = signTransaction({ inputs: [coin], outputs, sequence: REPLACEABLE, version: 2 }, testKey(1));
  bench.ask('POST', '/api/v2/sendtx/', tx.toHex());
  return { ...bench, coin, txid: tx.getId(), raw: tx.toHex() };
}

describe('/api/v2/tx', () => {
  it('tells a confirmed transaction with the keys that Blockbook uses, and no others', () => {
    const { sandbox, get, txid, coin, raw } = setUpPayment();
    const [block] = sandbox.mine(1);
    const [alice, bob] = [testKey(1), testKey(2)].map((key) => Buffer.from(key.script).toString('hex'));
    const scriptSig = Buffer.from(sandbox.chain.record(txid)?.tx.ins[0]?.script ?? []).toString('hex');
    expect(get(`/api/v2/tx/${txid}`)).toEqual({
      txid,
      version: 2,
      vin: [
        {
          txid: coin.txid,
          sequence: 4294967293,
          n: 0,
          addresses: [ALICE],
          isAddress: true,
          value: '1000000000',
          hex: scriptSig,
        },
      ],
      vout: [
        { value: '400000000', n: 0, hex: bob, addresses: [BOB], isAddress: true },
        { value: '599000000', n: 1, hex: alice, addresses: [ALICE], isAddress: true },
      ],
      blockHash: block?.hash,
      blockHeight: block?.height,
      confirmations: 1,
      blockTime: (block?.timeMs ?? 0) / 1000,
      size: raw.length / 2,
      vsize: raw.length / 2,
      value: '999000000',
      valueIn: '1000000000',
      fees: '1000000',
      hex: raw,
    });
  });

  it('marks a waiting one as replaceable, without a block, seen now', () => {
    const { sandbox, get, txid } = setUpPayment();
    const reported = get(`/api/v2/tx/${txid}`);
    expect(reported).toMatchObject({
      blockHeight: -1,
      confirmations: 0,
      rbf: true,
      blockTime: sandbox.nowMs() / 1000,
    });
    expect(reported).not.toHaveProperty('blockHash');
  });

  it('says which outputs are spent, and by whom when asked', () => {
    const { sandbox, get, coin, txid } = setUpPayment();
    sandbox.mine(1);
    expect(get(`/api/v2/tx/${coin.txid}`)).toMatchObject({ vout: [{ spent: true }, {}] });
    expect(get(`/api/v2/tx/${coin.txid}?spending=true`)).toMatchObject({ vout: [{ spentTxId: txid }, {}] });
  });

  it('tells a coinbase without what it does not have', () => {
    const { sandbox, get } = setUp();
    const { vin } = get(`/api/v2/tx/${sandbox.tip.txids[0]}`) as { vin: unknown[] };
    expect(vin).toEqual([{ sequence: 4294967295, n: 0, isAddress: false, coinbase: expect.any(String) }]);
  });

  it('gives data outputs a text in the place of an address', () => {
    const { sandbox, get } = setUp();
    const coin = sandbox.faucet(ALICE, doge('1'));
    const script = joinBytes([Uint8Array.of(0x6a, 7), Buffer.from('2020f1686f6a20', 'hex')]);
    const tx = signTransaction({ inputs: [coin], outputs: [{ script, value: 0n }] }, testKey(1));
    sandbox.submit(tx.toHex());
    expect(get(`/api/v2/tx/${tx.getId()}`)).toMatchObject({
      vout: [
        { value: '0', hex: '6a072020f1686f6a20', addresses: ['OP_RETURN 2020f1686f6a20'], isAddress: false },
      ],
    });
  });

  it('does not find what is nowhere', () => {
    const { ask } = setUp();
    const reply = ask('GET', `/api/v2/tx/${'1'.repeat(64)}`);
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.body)).toEqual({ error: `Transaction '${'1'.repeat(64)}' not found` });
  });
});

describe('/api/rawtx', () => {
  it('fails whatever is asked: bytes come with the transaction', () => {
    const { ask, get, txid, raw } = setUpPayment();
    for (const id of [txid, '1'.repeat(64), 'abc']) {
      const { status, body } = ask('GET', `/api/rawtx/${id}`);
      expect([status, body]).toEqual([500, '{"error":"Internal server error"}\n']);
    }
    expect(get(`/api/v2/tx/${txid}`)).toMatchObject({ hex: raw });
  });
});

describe('/api/v2/address', () => {
  it('tells sums of the chain, and what waits beside them', () => {
    const { get, txid, coin } = setUpPayment();
    expect(get(`/api/v2/address/${ALICE}`)).toEqual({
      page: 1,
      totalPages: 1,
      itemsOnPage: 1000,
      address: ALICE,
      balance: '1000000000',
      totalReceived: '1000000000',
      totalSent: '0',
      unconfirmedBalance: '-401000000',
      unconfirmedTxs: 1,
      unconfirmedSending: '1000000000',
      unconfirmedReceiving: '599000000',
      txs: 1,
      txids: [txid, coin.txid],
    });
  });

  it('pushes confirmed ones off the first page while some wait, and has them on pages up to a block alone', () => {
    const { sandbox, get } = setUp();
    for (let count = 1; count <= 7; count += 1) sandbox.faucet(ALICE, doge(String(count)));
    const waiting = [1, 2, 3].map(() => sandbox.faucet(ALICE, doge('1'), { confirmed: false }).txid);
    const idsOf = (query: string) =>
      (get(`/api/v2/address/${ALICE}?details=txids&pageSize=4&${query}`) as { txids: readonly string[] })
        .txids;
    const mined = (get(`/api/v2/address/${ALICE}?details=txids`) as { txids: readonly string[] }).txids.slice(
      3,
    );
    expect(idsOf('page=1')).toEqual([...waiting.toReversed(), mined[0]]);
    expect(idsOf('page=2')).toEqual(mined.slice(4));
    expect(idsOf('page=1&to=9999')).toEqual(mined.slice(0, 4));
    expect(idsOf('page=3&to=9999')).toEqual(mined.slice(4));
    expect(get(`/api/v2/address/${ALICE}?pageSize=4&to=9999`)).toMatchObject({
      totalPages: -1,
      unconfirmedBalance: '0',
      unconfirmedTxs: 0,
      txs: 7,
    });
  });

  it('leaves paging and history out of basic details', () => {
    expect(setUp().get(`/api/v2/address/${ALICE}?details=basic`)).toEqual({
      address: ALICE,
      balance: '0',
      totalReceived: '0',
      totalSent: '0',
      unconfirmedTxs: 0,
      txs: 0,
    });
  });

  it('pages the confirmed, newest first, and puts what waits in front of the first page', () => {
    const { sandbox, get } = setUp();
    const mined = [1, 2, 3, 4, 5].map((amount) => sandbox.faucet(ALICE, doge(String(amount))).txid);
    const waiting = sandbox.faucet(ALICE, doge('6'), { confirmed: false }).txid;
    const page = (n: number): unknown => get(`/api/v2/address/${ALICE}?details=txids&pageSize=2&page=${n}`);
    const [first, second, third, , fifth] = mined;
    expect(page(1)).toMatchObject({
      page: 1,
      totalPages: 3,
      itemsOnPage: 2,
      txids: [waiting, fifth],
    });
    expect(page(2)).toMatchObject({ page: 2, txids: [third, second] });
    expect(page(9)).toMatchObject({ page: 3, txids: [first] });
  });

  it('tells whole transactions, or light ones', () => {
    const { get, raw, sandbox } = setUpPayment();
    for (const details of ['txs', 'txslight'])
      expect(get(`/api/v2/address/${BOB}?details=${details}`)).toMatchObject({
        transactions: [{ hex: raw }],
      });
    sandbox.mine(1);
    const { transactions } = get(`/api/v2/address/${BOB}?details=txslight`) as { transactions: object[] };
    expect(Object.keys(transactions[0] ?? {})).not.toContain('hex');
  });

  it.each([
    ['/api/v2/address/', 'Missing address'],
    ['/api/v2/address/bc1qnothing', 'Invalid address, decoded address is of unknown format'],
    [`/api/v2/address/${testAddress(1, 'mainnet')}`, 'Invalid address, decoded address is of unknown format'],
  ])('refuses %s', (path, error) => {
    const reply = setUp().ask('GET', path);
    expect([reply.status, JSON.parse(reply.body)]).toEqual([400, { error }]);
  });
});

describe('/api/v2/sendtx', () => {
  it('takes nothing below the least fee, unless coins are large or old', () => {
    const { sandbox, ask } = setUp();
    const [small, large] = [sandbox.faucet(ALICE, doge('10')), sandbox.faucet(ALICE, doge('100'))];
    const free = (coin: typeof small, value: bigint) =>
      ask(
        'POST',
        '/api/v2/sendtx/',
        signTransaction(
          { inputs: [coin], outputs: [{ script: testKey(2).script, value }] },
          testKey(1),
        ).toHex(),
      );
    const refused = { status: 400, body: expect.stringContaining('-26: 66: insufficient priority') };
    expect(free(small, doge('10'))).toMatchObject(refused);
    // more than its coin holds: the fee is checked first
    expect(free(small, doge('11'))).toMatchObject(refused);
    expect(free(large, doge('100'))).toMatchObject({ status: 200 });
    sandbox.mine(3);
    expect(free(small, doge('10'))).toMatchObject({ status: 200 });
  });
});

describe('/api/v2/utxo', () => {
  it('leaves out what waiting transactions spend, and the height of what waits', () => {
    const { get, txid, coin, sandbox } = setUpPayment();
    expect(get(`/api/v2/utxo/${ALICE}`)).toEqual([{ txid, vout: 1, value: '599000000', confirmations: 0 }]);
    expect(get(`/api/v2/utxo/${ALICE}?confirmed=true`)).toEqual([
      { txid: coin.txid, vout: 0, value: '1000000000', height: sandbox.tip.height, confirmations: 1 },
    ]);
  });

  it('flags coinbases below 100 confirmations only', () => {
    const { sandbox, get } = setUp();
    sandbox.mine(1, { to: ALICE });
    sandbox.mine(98);
    expect(get(`/api/v2/utxo/${ALICE}`)).toMatchObject([{ confirmations: 99, coinbase: true }]);
    sandbox.mine(1);
    expect(get(`/api/v2/utxo/${ALICE}`)).not.toHaveProperty('0.coinbase');
  });
});

describe('/api/v2/sendtx', () => {
  it('gives the id of what the node took, by POST and by GET', () => {
    const { ask, txid, raw } = setUpPayment();
    expect(JSON.parse(ask('POST', '/api/v2/sendtx/', raw).body)).toEqual({ result: txid });
    expect(JSON.parse(ask('GET', `/api/v2/sendtx/${raw}`).body)).toEqual({ result: txid });
  });

  it("carries the node's code and reason", () => {
    const { sandbox, ask } = setUp();
    const coin = sandbox.faucet(ALICE, doge('1'));
    const outputs = [{ script: testKey(2).script, value: 99_999n }];
    const reply = ask(
      'POST',
      '/api/v2/sendtx/',
      signTransaction({ inputs: [coin], outputs }, testKey(1)).toHex(),
    );
    expect([reply.status, JSON.parse(reply.body)]).toEqual([400, { error: '-26: 64: dust' }]);
  });

  it('sends a POST that came without the last slash on, bytes and all', () => {
    const { ask } = setUp();
    const reply = ask('POST', '/api/v2/sendtx', 'deadbeef');
    expect([reply.status, reply.headers.location, reply.body]).toEqual([307, '/api/v2/sendtx/', '']);
    expect(JSON.parse(ask('GET', '/api/v2/sendtx/').body)).toEqual({ error: 'Missing tx blob' });
  });
});

describe('the rest', () => {
  it.each(['/api/', '/api/status', '/api/v2/', '/api/v3', '/api/v2/nonsense'])(
    '%s tells the state of the server',
    (path) => {
      const { get, sandbox } = setUp();
      expect(get(path)).toMatchObject({
        blockbook: { coin: 'Dogecoin Regtest', bestHeight: sandbox.tip.height, decimals: 8, inSync: true },
        backend: { chain: 'regtest', blocks: sandbox.tip.height, bestBlockHash: sandbox.tip.hash },
      });
    },
  );

  it('names blocks by height', () => {
    const { get, sandbox } = setUp();
    expect(get('/api/v2/block-index/3')).toEqual({ blockHash: sandbox.chain.blockAt(3)?.hash });
    expect(get('/api/v2/block-index/')).toEqual({ blockHash: sandbox.tip.hash });
    expect(get('/api/v2/block-index/99999')).toEqual({ blockHash: '' });
  });

  it('estimates fees in DOGE, and -1 where nothing is known', () => {
    const { get, market } = setUp();
    expect(get('/api/v2/estimatefee/2')).toEqual({ result: '0.01' });
    expect(get('/api/v2/estimatefee/1')).toEqual({ result: '-1' });
    market.feeEstimate = null;
    expect(get('/api/v2/estimatefee/6')).toEqual({ result: '-1' });
  });

  it('tells prices, and -1 where none is known', () => {
    const { get, market, sandbox } = setUp();
    const ts = sandbox.nowMs() / 1000;
    expect(get('/api/v2/tickers/?currency=usd')).toEqual({ ts, rates: { usd: 0.25 } });
    expect(get('/api/v2/tickers/?currency=xxx')).toEqual({ ts, rates: { xxx: -1 } });
    market.usdRate = null;
    expect(get('/api/v2/tickers/?currency=usd')).toEqual({ error: 'No tickers found!' });
    const times = '/api/v2/multi-tickers/?timestamp=1700000000,1700086400&currency=usd';
    expect(get(times)).toEqual({ error: 'No tickers found' });
  });

  it('sends who leaves out the last slash there', () => {
    const reply = setUp().ask('GET', '/api');
    expect([reply.status, reply.headers.location]).toEqual([307, '/api/']);
    expect(reply.body).toBe('<a href="/api/">Temporary Redirect</a>.\n\n');
  });
});

describe('/api/v2/utxo', () => {
  it('lists a bare key’s coins under its address, and of a block the newest first', () => {
    const { sandbox, get, ask } = setUp();
    const coin = sandbox.faucet(BOB, doge('10'));
    const bare = Uint8Array.of(33, ...testKey(1).publicKey, 0xac);
    const outputs = [
      { script: bare, value: doge('6') },
      { script: testKey(1).script, value: doge('3.9') },
    ];
    const paid = signTransaction({ inputs: [coin], outputs }, testKey(2));
    const spend = {
      inputs: [{ txid: paid.getId(), vout: 1 }],
      outputs: [{ script: testKey(1).script, value: doge('3.8') }],
    };
    const child = signTransaction(spend, testKey(1));
    for (const tx of [paid, child]) ask('POST', '/api/v2/sendtx/', tx.toHex());
    expect(get(`/api/v2/utxo/${ALICE}`)).toMatchObject([
      { txid: child.getId() },
      { txid: paid.getId(), vout: 0 },
    ]);
    expect(get(`/api/v2/tx/${paid.getId()}`)).toMatchObject({
      vout: [{ addresses: [ALICE], isAddress: true }, {}],
    });
    sandbox.mine(1);
    expect(get(`/api/v2/utxo/${ALICE}`)).toMatchObject([
      { txid: child.getId() },
      { txid: paid.getId(), vout: 0 },
    ]);
    expect(get(`/api/v2/address/${ALICE}`)).toMatchObject({ balance: '980000000', txs: 2 });
  });
});
