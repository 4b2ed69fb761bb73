import { describe, expect, it } from 'vitest';
import { json, ONE, openSockets, type SocketBench, settle } from '../../../mocks/blockbook/openSockets.ts';
import { recordedReplies, replyOf } from '../../../mocks/blockbook/recorded.ts';
import { txidOfBytes } from '../../domain/tx/parse/txidOf.ts';
import { txid } from '../../domain/tx/Txid.ts';

const TX_PATH = /^\/api\/v2\/tx\/([0-9a-f]{64})$/;
const byHttp = () => openSockets({ WebSocket: null });

/** Answers with what was recorded for a path, and else as a real server answers /api/rawtx: 500, whatever is asked. */
function serve(bench: SocketBench, replies: ReturnType<typeof recordedReplies>): void {
  bench.answerHttp((url) => {
    const reply = replies.find(({ path }) => ONE + path === url);
    return reply ? replyOf(reply) : json({ error: 'Internal server error' }, { status: 500 });
  });
}

/** Lets pauses pass. */
async function outcomeOf<Value>(bench: SocketBench, work: Promise<Value>): Promise<Value> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  while (!isDone) {
    await settle();
    if (!isDone) bench.clock.runNext();
  }
  return work;
}

describe('raw bytes of a real server without a socket', () => {
  const replies = recordedReplies('rest').filter(
    ({ path, status }) => TX_PATH.test(path) && status === 200 && path === path.toLowerCase(),
  );

  it.each(replies)('hash to their id: $what', async (reply) => {
    const bench = byHttp();
    serve(bench, [reply]);
    const id = txid(TX_PATH.exec(reply.path)?.[1] ?? '');
    const raw = await outcomeOf(bench, bench.chain.rawTransaction(id));
    expect(txidOfBytes(Buffer.from(raw, 'hex'))).toBe(id);
    const many = await outcomeOf(bench, bench.chain.rawTransactions([id]));
    expect(many.get(id)).toBe(raw);
    expect(bench.requested.filter((url) => url.includes('rawtx'))).toEqual([]);
  });

  it('are not mistaken for the transaction, though both are asked for at the same path and moment', async () => {
    const [reply] = replies;
    if (!reply) throw new TypeError('nothing was recorded');
    const bench = byHttp();
    serve(bench, [reply]);
    const id = txid(TX_PATH.exec(reply.path)?.[1] ?? '');
    const both = Promise.all([bench.chain.transaction(id), bench.chain.rawTransaction(id)]);
    const [transaction, raw] = await outcomeOf(bench, both);
    expect(transaction.txid).toBe(id);
    expect(raw).toBe(transaction.rawHex);
  });
});
