import { describe, expect, it, vi } from 'vitest';
import {
  address,
  FIRST,
  id,
  json,
  openServers,
  owner,
  SECOND,
} from '../../../mocks/blockbook/openServers.ts';
import addressTxids from '../../../mocks/fixtures/blockbook/address-txids.json' with { type: 'json' };
import addressTxs from '../../../mocks/fixtures/blockbook/address-txs.json' with { type: 'json' };
import blockIndex from '../../../mocks/fixtures/blockbook/block-index.json' with { type: 'json' };
import estimateFee from '../../../mocks/fixtures/blockbook/estimatefee.json' with { type: 'json' };
import status from '../../../mocks/fixtures/blockbook/status.json' with { type: 'json' };
import ticker from '../../../mocks/fixtures/blockbook/ticker.json' with { type: 'json' };
import tx from '../../../mocks/fixtures/blockbook/tx.json' with { type: 'json' };
import utxo from '../../../mocks/fixtures/blockbook/utxo.json' with { type: 'json' };
import { txid } from '../../domain/tx/Txid.ts';

const { fixture, make, serve, serveAll, faultOf } = openServers();

describe('reading from Blockbook', () => {
  it('asks the paths that Blockbook documents', async () => {
    serveAll(
      FIRST,
      json({ ...status, backend: { ...status.backend, chain: 'regtest' } }),
      json(addressTxids),
      json(utxo),
      json(addressTxs),
      json(tx),
      json({ ...tx, hex: '02ab' }),
      json(estimateFee),
      json(ticker),
    );
    const indexer = make();
    expect(await indexer.tip()).toEqual({ height: 860_730, hash: status.backend.bestBlockHash });
    expect((await indexer.balance(owner)).transactionCount).toBe(2);
    expect(await indexer.unspent(owner)).toHaveLength(1);
    expect((await indexer.history(owner, 0)).transactions).toHaveLength(2);
    expect((await indexer.transaction(id)).fee).toBe(876n);
    expect(await indexer.rawTransaction(id)).toBe('02ab');
    expect(await indexer.feeEstimates([5])).toEqual([2_460n]);
    expect((await indexer.quote('usd'))?.microsPerDoge).toBe(7_914_500_000n);
    expect(fixture.asked).toEqual([
      `${FIRST}/api/status`,
      `${FIRST}/api/v2/address/${owner}?details=txids&pageSize=1`,
      `${FIRST}/api/v2/utxo/${owner}`,
      `${FIRST}/api/v2/address/${owner}?details=txs&page=1&pageSize=6`,
      `${FIRST}/api/v2/tx/${id}`,
      `${FIRST}/api/v2/tx/${id}`,
      `${FIRST}/api/v2/estimatefee/5`,
      `${FIRST}/api/v2/tickers/?currency=usd`,
    ]);
  });

  it('asks for the hash of its own height when the index lags behind the node', async () => {
    const backend = { ...status.backend, chain: 'regtest', blocks: 860_731 };
    serveAll(FIRST, json({ ...status, backend }), json(blockIndex));
    expect(await make().tip()).toEqual({ height: 860_730, hash: blockIndex.blockHash });
    expect(fixture.asked[1]).toBe(`${FIRST}/api/v2/block-index/860730`);
  });

  it('does not believe a server of another chain', async () => {
    serveAll(FIRST, json(status));
    expect(await faultOf(make().tip())).toBe('bad-answer');
  });

  it('does not believe an answer about something else', async () => {
    serve(FIRST, json(addressTxids), json(tx));
    const other = address('mtR97eM2HPWVM6c8FGLGcukgaHHQv7THoL');
    expect(await faultOf(make().balance(other))).toBe('bad-answer');
    const otherId = txid('a'.repeat(64));
    expect(await faultOf(make().transaction(otherId))).toBe('bad-answer');
  });

  it('says that a transaction is not known there, and asks once', async () => {
    serve(FIRST, json({ error: `Transaction '${id}' not found` }, { status: 400 }));
    expect(await faultOf(make().transaction(id))).toBe('not-found');
    expect(fixture.asked).toHaveLength(1);
  });

  it('passes on a refusal, and asks once', async () => {
    serve(FIRST, json({ error: 'Missing address' }, { status: 400 }));
    expect(await faultOf(make({ baseUrls: [FIRST, SECOND] }).balance(owner))).toBe('rejected');
    expect(fixture.asked).toHaveLength(1);
  });

  it('refuses pages below 1, which are programming errors', async () => {
    await expect(make().history(owner, -1)).rejects.toThrow(RangeError);
    await expect(make().feeEstimates([1.5])).rejects.toThrow(RangeError);
    await expect(make().quote('US$')).rejects.toThrow(RangeError);
  });

  it.each([[[]], [['']], [['ftp://one.test']], [['https://one.test/?key=1']]])(
    'is not made over the base URLs %j',
    (baseUrls) => {
      expect(() => make({ baseUrls })).toThrow(RangeError);
    },
  );
});

describe('bad answers', () => {
  const html = (): Response =>
    new Response('<!doctype html><title>Just a moment</title>', { headers: { 'content-type': 'text/html' } });
  const text = (body: string) => (): Response =>
    new Response(body, { headers: { 'content-type': 'application/json' } });
  const endless = (): Response => {
    let left = 10_000_000 / 50_000;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(new Uint8Array(50_000).fill(0x20));
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  const cutOff = (): Response =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('[{"txid":'));
          controller.error(new TypeError('terminated'));
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    );

  it.each<[string, () => Response]>([
    ['a web page', html],
    ['a truncated answer', text(JSON.stringify(utxo).slice(0, 60))],
    ['an answer that breaks off', cutOff],
    ['nothing', text('')],
    ['10 MB of nothing', endless],
    ['null', text('null')],
    ['an object where a list belongs', json({})],
    ['amounts as numbers', json([{ ...utxo[0], value: 917_283_951_061 }])],
    ['negative amounts', json([{ ...utxo[0], value: '-1' }])],
    ['amounts above all money', json([{ ...utxo[0], value: '1000000000000000001' }])],
    ['missing amounts', json([{ ...utxo[0], value: undefined }])],
    ['a malformed id', json([{ ...utxo[0], txid: 'abc' }])],
    ['an output index that is no integer', json([{ ...utxo[0], vout: 1.5 }])],
    ['negative confirmations', json([{ ...utxo[0], confirmations: -1 }])],
  ])('are faults: %s', async (_, answer) => {
    serve(FIRST, answer);
    expect(await faultOf(make().unspent(owner))).toBe('bad-answer');
    expect(fixture.asked).toHaveLength(1);
  });

  it('are not read to their end when they are too long, though they would make sense', async () => {
    let pulled = 0;
    const chunks = 200;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        if (pulled < chunks) controller.enqueue(new Uint8Array(50_000).fill(0x20));
        else {
          controller.enqueue(new TextEncoder().encode('[]'));
          controller.close();
        }
      },
    });
    serve(FIRST, () => new Response(body));
    expect(await faultOf(make().unspent(owner))).toBe('bad-answer');
    expect(pulled).toBeLessThan(chunks);
  });

  it.each([
    ['more than 4 MB, though it makes sense', `[${' '.repeat(4_000_000)}]`],
    ['nested deeper than 64', `${'['.repeat(65)}${']'.repeat(65)}`],
  ])('are refused before they are parsed: %s', async (_, body) => {
    const parse = vi.spyOn(JSON, 'parse');
    serve(FIRST, text(body));
    const kind = await faultOf(make().unspent(owner));
    const isParsed = parse.mock.calls.some(([given]) => given === body);
    parse.mockRestore();
    expect({ kind, isParsed }).toEqual({ kind: 'bad-answer', isParsed: false });
  });

  it('are refused in refusals too', async () => {
    const body = `{"error":${'['.repeat(100)}${']'.repeat(100)}}`;
    const parse = vi.spyOn(JSON, 'parse');
    serve(FIRST, () => new Response(body, { status: 400 }));
    const kind = await faultOf(make().unspent(owner));
    const isParsed = parse.mock.calls.some(([given]) => given === body);
    parse.mockRestore();
    expect({ kind, isParsed }).toEqual({ kind: 'rejected', isParsed: false });
  });

  it('send the question on to the next server', async () => {
    serve(FIRST, html);
    serve(SECOND, json(utxo));
    expect(await make({ baseUrls: [FIRST, SECOND] }).unspent(owner)).toHaveLength(1);
  });
});
