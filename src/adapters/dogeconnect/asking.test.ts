/** Requests to a relay, each sent once, and how its answers are read. */
import { describe, expect, it } from 'vitest';
import { answer, asking, offline } from '../../../mocks/dogeconnect/asking.ts';
import { txid } from '../../domain/tx/Txid.ts';

const TXID = txid('ab'.repeat(32));
const PAYMENT = { relay: 'https://relay.example/v1', id: 'PID-1', txid: TXID } as const;
const HAND_OVER = { ...PAYMENT, rawHex: '0100', refund: 'D1', relayToken: null } as const;
const fault = (kind: string) => expect.objectContaining({ name: 'Fault', kind });

describe('asking a relay', () => {
  const accepted = { id: 'PID-1', status: 'accepted' };

  it('hands over the bytes, where money may go back, and the token where there is one', async () => {
    const { relay, asked } = asking([answer(200, accepted)]);
    await relay.pay(HAND_OVER);
    await relay.pay({ ...HAND_OVER, relayToken: 'secret' });
    await relay.status(PAYMENT);
    const sent = asked.map(({ url, init }) => [url, JSON.parse(String(init.body))]);
    const body = { id: 'PID-1', tx: '0100', refund: 'D1' };
    expect(sent).toEqual([
      ['https://relay.example/v1/pay', body],
      ['https://relay.example/v1/pay', { ...body, relay_token: 'secret' }],
      ['https://relay.example/v1/status', { id: 'PID-1' }],
    ]);
    for (const { init } of asked)
      expect(init).toMatchObject({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        redirect: 'error',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
  });

  it('tells what it says', async () => {
    const { relay } = asking([
      answer(200, { ...accepted, txid: TXID, required: 6, confirmed: 1, due_sec: 9 }),
    ]);
    expect(await relay.status(PAYMENT)).toEqual({ kind: 'accepted', required: 6, confirmed: 1 });
  });

  it('takes null for nothing', async () => {
    const { relay } = asking([
      answer(200, { ...accepted, reason: null, txid: null, required: 5, confirmed: null }),
    ]);
    expect(await relay.status(PAYMENT)).toEqual({ kind: 'accepted', required: 5, confirmed: null });
  });

  it.each(['not_found', 'expired', 'invalid_tx', 'invalid_outputs', 'invalid_token'])(
    'tells that it refused: %s, whatever else it says',
    async (error) => {
      for (const reply of [
        answer(400, { error }),
        answer(200, { ...accepted, error }),
        answer(500, { error }),
      ])
        expect(await asking([reply]).relay.pay(HAND_OVER)).toEqual({ kind: 'refused', code: error });
    },
  );

  it('tells that it declined, with the status of HTTP that the protocol has for it too', async () => {
    const declined = { id: 'PID-1', status: 'declined', reason: 'out of stock' };
    for (const status of [200, 403])
      expect(await asking([answer(status, declined)]).relay.pay(HAND_OVER)).toEqual({
        kind: 'declined',
        reason: 'out of stock',
      });
  });

  it.each([
    ['no to another payment', answer(403, { id: 'PID-2', status: 'declined' })],
    ['yes, and that it is forbidden', answer(403, accepted)],
    ['nothing of the payment', answer(403, {})],
  ])('does not take it for a no when it says 403 and %s', async (_, reply) => {
    await expect(asking([reply]).relay.pay(HAND_OVER)).rejects.toEqual(fault('rejected'));
  });

  it.each([
    ['an error of its own', 'rejected', answer(400, { error: 'too_late' })],
    ['yes, and that it broke', 'bad-answer', answer(500, accepted)],
    ['yes, and that it is not found', 'not-found', answer(404, accepted)],
    ['yes, and that it made something', 'rejected', answer(201, accepted)],
    ['to come back later', 'rate-limited', answer(429, {})],
    ['a page', 'bad-answer', answer(200, '<html>')],
    ['yes to another payment', 'bad-answer', answer(200, { ...accepted, id: 'PID-2' })],
    ['yes to another transaction', 'bad-answer', answer(200, { ...accepted, txid: 'cd'.repeat(32) })],
    ['yes without saying to what', 'bad-answer', answer(200, { status: 'accepted' })],
    ['something that there is not', 'bad-answer', answer(200, { id: 'PID-1', status: 'paid' })],
    ['blocks in words', 'bad-answer', answer(200, { ...accepted, required: '6' })],
    ['a list', 'bad-answer', answer(200, [accepted])],
    ['nothing', 'offline', offline],
  ])('takes it for silence, and asks once, when it says %s', async (_, kind, reply) => {
    const paying = asking([reply]);
    await expect(paying.relay.pay(HAND_OVER)).rejects.toEqual(fault(kind));
    expect(paying.asked).toHaveLength(1);
    await expect(asking([reply]).relay.status(PAYMENT)).rejects.toEqual(fault(kind));
  });

  it('reads 20,000 bytes of an answer, and none of one more', async () => {
    const padded = (length: number) => answer(200, JSON.stringify(accepted).padEnd(length));
    expect(await asking([padded(20_000)]).relay.pay(HAND_OVER)).toMatchObject({ kind: 'accepted' });
    await expect(asking([padded(20_001)]).relay.pay(HAND_OVER)).rejects.toEqual(fault('bad-answer'));
  });

  it.each(['http://relay.example', 'relay.example', 'https://me@relay.example', 'https://relay.example#'])(
    'does not ask %s',
    async (address) => {
      const { relay, asked } = asking([answer(200, accepted)]);
      await expect(relay.pay({ ...HAND_OVER, relay: address })).rejects.toEqual(fault('bad-answer'));
      await expect(relay.status({ ...PAYMENT, relay: address })).rejects.toEqual(fault('bad-answer'));
      expect(asked).toEqual([]);
    },
  );

  it('stops asking how it stands when the person goes away', async () => {
    const reason = new Error('left');
    const { relay, asked } = asking([answer(200, accepted)]);
    await expect(relay.status(PAYMENT, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(asked).toEqual([]);
  });
});
