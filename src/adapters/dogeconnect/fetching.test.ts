/** How often a vendor is asked for its bill and icon, and how invalid answers are handled. */
import { describe, expect, it } from 'vitest';
import { answer, asking, offline, type Reply } from '../../../mocks/dogeconnect/asking.ts';
import { keyHash, sealed } from '../../../mocks/dogeconnect/Vendor.ts';
import { type BillPointer, readBillPointer } from '../../domain/address/billPointer.ts';
import { Fault } from '../../domain/fault.ts';

const POINTER = readBillPointer('shop.example/dc', keyHash()) as BillPointer;
const fault = (kind: string) => expect.objectContaining({ name: 'Fault', kind });

describe('fetching a bill', () => {
  it.each([
    ['what is no JSON', 'bad-answer', answer(200, '<html>')],
    ['a gateway that is down', 'bad-answer', answer(502)],
    ['a server that broke', 'bad-answer', answer(500)],
    ['too much traffic', 'rate-limited', answer(429)],
    ['silence', 'offline', offline],
  ])('tries three times before %s', async (_, kind, reply) => {
    const { relay, asked } = asking([reply]);
    await expect(relay.bill(POINTER)).rejects.toEqual(fault(kind));
    expect(asked.map(({ url }) => url)).toEqual(Array.from({ length: 3 }, () => 'https://shop.example/dc'));
  });

  it.each([
    [404, 'not-found'],
    [410, 'not-found'],
    [400, 'rejected'],
    [403, 'rejected'],
    [411, 'rejected'],
    [499, 'rejected'],
    [201, 'rejected'],
    [304, 'rejected'],
  ])('asks once where the answer is %i', async (status, kind) => {
    const { relay, asked } = asking([() => new Response(null, { status })]);
    await expect(relay.bill(POINTER)).rejects.toEqual(fault(kind));
    expect(asked).toHaveLength(1);
  });

  it('takes no redirection, no cookie and no cached answer, and says not where it comes from', async () => {
    const { relay, asked } = asking([answer(404)]);
    await expect(relay.bill(POINTER)).rejects.toThrow(Fault);
    expect(asked[0]?.init).toMatchObject({
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
  });

  it('waits longer before each try', async () => {
    const { relay, pauses } = asking([answer(500)]);
    await expect(relay.bill(POINTER)).rejects.toEqual(fault('bad-answer'));
    expect(pauses()).toEqual([375, 750]);
  });

  it('is over with the first answer that can be read, however bad the bill', async () => {
    const { relay, asked } = asking([offline, answer(503), answer(200, sealed('{}'))]);
    expect(await relay.bill(POINTER)).toMatchObject({ ok: false, problem: { kind: 'malformed' } });
    expect(asked).toHaveLength(3);
    const first = asking([answer(200, {})]);
    expect(await first.relay.bill(POINTER)).toMatchObject({ ok: false });
    expect(first.asked).toHaveLength(1);
  });

  it('reads a bill of 300,000 bytes, and none of one more', async () => {
    const padded = (length: number) => answer(200, JSON.stringify(sealed('{}')).padEnd(length));
    const { relay } = asking([padded(300_000)]);
    expect(await relay.bill(POINTER)).toMatchObject({ problem: { kind: 'malformed' } });
    await expect(asking([padded(300_001)]).relay.bill(POINTER)).rejects.toEqual(fault('bad-answer'));
  });

  it('ends when the person goes away, before, during and between tries', async () => {
    const reason = new Error('left');
    const gone = asking([answer(500)]);
    await expect(gone.relay.bill(POINTER, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(gone.asked).toEqual([]);
    const leaving = new AbortController();
    const during = asking([
      () => {
        leaving.abort(reason);
        return answer(500)();
      },
    ]);
    await expect(during.relay.bill(POINTER, leaving.signal)).rejects.toBe(reason);
    expect(during.asked).toHaveLength(1);
    const later = new AbortController();
    const random = () => {
      later.abort(reason);
      return 0;
    };
    const between = asking([answer(500)], { random });
    await expect(between.relay.bill(POINTER, later.signal)).rejects.toBe(reason);
    expect(between.asked).toHaveLength(1);
  });

  it('gives each try 15 seconds, or what it is told', async () => {
    const { relay, waits } = asking([answer(404)]);
    await expect(relay.bill(POINTER)).rejects.toThrow(Fault);
    expect(waits).toEqual([15_000]);
    const hasty = asking([answer(404)], { timeoutMs: 20_000 });
    await expect(hasty.relay.bill(POINTER)).rejects.toThrow(Fault);
    expect(hasty.waits).toEqual([20_000]);
  });
});

describe('a picture', () => {
  const PICTURE = 'https://shop.example/icon.png';
  const picture = (size: number, contentType = 'image/png'): Reply => {
    return () => new Response(new Uint8Array(size).fill(7), { headers: { 'content-type': contentType } });
  };

  it('is what its bytes are, with what it says that it is', async () => {
    const { relay, asked } = asking([picture(3, 'Image/PNG; charset=x')]);
    expect(await relay.icon(PICTURE)).toEqual({ mime: 'image/png', bytes: new Uint8Array([7, 7, 7]) });
    expect(asked).toMatchObject([{ url: PICTURE, init: { redirect: 'error', credentials: 'omit' } }]);
    expect(await asking([picture(1, 'nonsense')]).relay.icon(PICTURE)).toMatchObject({ mime: '' });
  });

  it('has 200,000 bytes at most', async () => {
    expect((await asking([picture(200_000)]).relay.icon(PICTURE)).bytes).toHaveLength(200_000);
    await expect(asking([picture(200_001)]).relay.icon(PICTURE)).rejects.toEqual(fault('bad-answer'));
  });

  it.each([
    [404, 'not-found'],
    [500, 'bad-answer'],
    [403, 'rejected'],
    [206, 'rejected'],
  ])('is none where the answer is %i, and is asked for once', async (status, kind) => {
    const { relay, asked } = asking([answer(status)]);
    await expect(relay.icon(PICTURE)).rejects.toEqual(fault(kind));
    expect(asked).toHaveLength(1);
  });

  it.each(['http://shop.example/i.png', 'data:image/png;base64,AA==', 'https://me@shop.example/i.png', ''])(
    'is not fetched from %j',
    async (url) => {
      const { relay, asked } = asking([picture(3)]);
      await expect(relay.icon(url)).rejects.toEqual(fault('not-found'));
      expect(asked).toEqual([]);
    },
  );

  it('is not waited for when the person goes away', async () => {
    const reason = new Error('left');
    await expect(asking([picture(3)]).relay.icon(PICTURE, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
