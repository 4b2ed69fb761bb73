/** The adapter reads a real server's answers to broadcasts: `mocks/sandbox/vectors/blockbook/sendtx.json`. */
import { describe, expect, it } from 'vitest';
import { ONE, openSockets, type SocketBench, settle } from '../../../mocks/blockbook/openSockets.ts';
import { recorded } from '../../../mocks/blockbook/recorded.ts';
import { txidOfBytes } from '../../domain/tx/parse/txidOf.ts';
import type { BroadcastAnswer } from '../../ports/ChainIndexer.ts';

interface Sent {
  readonly what: string;
  readonly request: { readonly rest?: { readonly body: string } };
  readonly response: {
    readonly rest: { readonly status: number; readonly body: string };
    /** a frame */
    readonly socket: string;
  };
}

/** Only valid hex: the port rejects other text before sending. */
const sent = (recorded('sendtx') as unknown as readonly Sent[]).flatMap(({ what, request, response }) => {
  const rawHex = request.rest?.body ?? '';
  return /^([0-9a-f]{2})+$/.test(rawHex) ? [{ what, rawHex, response }] : [];
});

/** The meaning of the node's messages. */
const MEANINGS: Readonly<Record<string, string>> = {
  '-22: TX decode failed': 'malformed',
  '-25: Missing inputs': 'missing-inputs',
  '-26: 16: bad-txns-in-belowout': 'malformed',
  '-26: 16: bad-txns-inputs-duplicate': 'malformed',
  '-26: 16: bad-txns-premature-spend-of-coinbase': 'immature-coinbase',
  '-26: 18: bad-txns-inputs-spent': 'double-spend',
  '-26: 256: absurdly-high-fee': 'fee-too-high',
  '-26: 258: txn-mempool-conflict': 'double-spend',
  '-26: 64: dust': 'dust',
  '-26: 64: multi-op-return': 'non-standard',
  '-26: 64: non-final': 'not-final',
  '-26: 64: scriptpubkey': 'non-standard',
  '-26: 64: too-long-mempool-chain': 'chain-too-long',
  '-26: 64: version': 'non-standard',
  '-26: 66: insufficient fee': 'replacement-too-cheap',
};

const meaningOf = (words: string): string | undefined =>
  words.startsWith('-26: 16: mandatory-script-verify-flag-failed') ? 'bad-signature' : MEANINGS[words];

/** @param said - the body of the HTTP answer, recorded unencoded */
function verdictOn(rawHex: string, said: string): unknown {
  const { result, error } = JSON.parse(said) as { readonly result?: string; readonly error?: string };
  if (error === undefined) {
    expect(result).toBe(txidOfBytes(Buffer.from(rawHex, 'hex')));
    return { kind: 'accepted', txid: result };
  }
  if (error.startsWith('-27: ')) return { kind: 'already-known' };
  return { kind: 'rejected', reason: meaningOf(error), detail: error, servers: 1 };
}

/** Broadcasts, and answers once. */
async function broadcast(
  bench: SocketBench,
  rawHex: string,
  answer: () => Promise<void>,
): Promise<BroadcastAnswer> {
  const work = bench.chain.broadcast(rawHex);
  await settle();
  await answer();
  return work;
}

describe('a transaction that a real server was handed', () => {
  it('was refused with each of these words', () => {
    const bodies = sent.map(({ response }) => response.rest.body);
    const unsaid = Object.keys(MEANINGS).filter((words) => !bodies.some((body) => body.includes(words)));
    expect(unsaid).toEqual([]);
  });

  it.each(sent)('has the same verdict over both ways: $what', async ({ rawHex, response }) => {
    const verdict = verdictOn(rawHex, response.rest.body);
    const byHttp = openSockets({ WebSocket: null });
    const asked: string[] = [];
    byHttp.answerHttp((url) => {
      asked.push(url);
      return new Response(response.rest.body, { status: response.rest.status });
    });
    expect(await broadcast(byHttp, rawHex, async () => {})).toEqual(verdict);
    expect(asked).toEqual([`${ONE}/api/v2/sendtx/`]);
    const bench = openSockets();
    bench.chain.watch([], () => {});
    bench.socket().open();
    await settle();
    const { data } = JSON.parse(response.socket) as { readonly data: unknown };
    expect(await broadcast(bench, rawHex, () => bench.answer('sendTransaction', data))).toEqual(verdict);
  });
});
