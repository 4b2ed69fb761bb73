import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hastyClock } from '../../../mocks/clock/fastClock.ts';
import { vendorHandlers } from '../../../mocks/dogeconnect/handlers.ts';
import { SHOP_ORIGIN } from '../../../mocks/dogeconnect/payload.ts';
import { sealed, Vendor } from '../../../mocks/dogeconnect/Vendor.ts';
import { txid } from '../../domain/tx/Txid.ts';
import { paymentRelayContract } from '../../ports/contracts/PaymentRelay.contract.ts';
import { createDogeConnect } from './index.ts';
import { readPayload } from './readPayload.ts';

const RAW = '01000000'.repeat(20);
const transaction = {
  rawHex: RAW,
  txid: txid(bytesToHex(sha256(sha256(hexToBytes(RAW))).reverse())),
};
const openVendor = () =>
  new Vendor({
    ...{ address: 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8', nowMs: Date.now },
    ...{ submit: () => ({ accepted: true }), confirmations: () => 0 },
  });
const options = { network: 'regtest', clock: hastyClock, timeoutMs: 3_100, random: () => 0 } as const;

paymentRelayContract('DogeConnect', async () => {
  const vendor = openVendor();
  return {
    relay: createDogeConnect({ ...options, timeoutMs: 200, fetch: vendor.fetch }),
    vendor,
    transaction,
  };
});

describe('DogeConnect over MSW', () => {
  const vendor = openVendor();
  const interceptor = setupServer(...vendorHandlers(vendor));
  beforeAll(() => interceptor.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => interceptor.close());

  it('fetches a bill, and hands over a payment', async () => {
    const relay = createDogeConnect(options);
    const pointer = { url: `${SHOP_ORIGIN}/dc/xyz`, keyHash: '00'.repeat(15) };
    expect(await relay.bill(pointer)).toEqual({ ok: false, problem: { kind: 'other-key' } });
    const payment = {
      relay: `${SHOP_ORIGIN}/relay`,
      id: 'PID-123',
      relayToken: null,
      refund: '',
      ...transaction,
    };
    expect(await relay.pay(payment)).toMatchObject({ kind: 'accepted' });
  });
});

describe('bounds', () => {
  const pointer = { url: `${SHOP_ORIGIN}/dc/xyz`, keyHash: '00'.repeat(15) };
  const asked: RequestInit[] = [];
  const answering = (...bodies: readonly (() => Response)[]) => {
    asked.length = 0;
    const fetch: typeof globalThis.fetch = async (_url, init) => {
      asked.push(init ?? {});
      const body = bodies[Math.min(asked.length, bodies.length) - 1];
      if (body === undefined) throw new TypeError('failed to fetch');
      return body();
    };
    return createDogeConnect({ ...options, fetch });
  };

  it('takes no redirection, no cookie and no cached answer, and says not where it comes from', async () => {
    await answering(() => new Response('{}')).bill(pointer);
    expect(asked[0]).toMatchObject({
      ...{ redirect: 'error', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' },
    });
  });

  it('reads no more than 300,000 bytes', async () => {
    const relay = answering(() => new Response(`"${'x'.repeat(300_001)}"`));
    await expect(relay.bill(pointer)).rejects.toMatchObject({ kind: 'bad-answer' });
  });

  it('asks whose key it is before it reads what somebody sent', () => {
    const foreign = { ...sealed('no payload at all', new Uint8Array(32).fill(9)), payload: '!' };
    expect(readPayload(foreign, pointer, 'regtest')).toMatchObject({ problem: { kind: 'other-key' } });
    const long = { ...sealed('{}'), payload: 'A'.repeat(300_004) };
    expect(readPayload(long, pointer, 'regtest')).toMatchObject({
      problem: { kind: 'malformed', field: 'payload' },
    });
  });

  it('tries three times, and once where trying again is of no use', async () => {
    await expect(answering(() => new Response('<html>')).bill(pointer)).rejects.toMatchObject({
      kind: 'bad-answer',
    });
    expect(asked).toHaveLength(3);
    const gone = answering(() => new Response('', { status: 404 }));
    await expect(gone.bill(pointer)).rejects.toMatchObject({ kind: 'not-found' });
    expect(asked).toHaveLength(1);
  });

  it('gets over a gateway’s error', async () => {
    const relay = answering(
      () => new Response('bad gateway', { status: 502 }),
      () => new Response('{"version":"1.0"}'),
    );
    expect(await relay.bill(pointer)).toEqual({
      ok: false,
      problem: { kind: 'malformed', field: 'payload' },
    });
  });

  it('asks no relay and fetches no picture without https', async () => {
    const relay = answering(() => new Response('{}'));
    const payment = { relay: 'http://relay.example', id: 'a', relayToken: null, refund: '', ...transaction };
    await expect(relay.pay(payment)).rejects.toMatchObject({ kind: 'bad-answer' });
    await expect(relay.icon('http://shop.example/icon.png')).rejects.toMatchObject({ kind: 'not-found' });
    expect(asked).toEqual([]);
  });

  it('follows no picture elsewhere', async () => {
    await answering(() => new Response(new Uint8Array(4))).icon(`${SHOP_ORIGIN}/icon.png`);
    expect(asked[0]).toMatchObject({ redirect: 'error', credentials: 'omit' });
  });

  it('fetches no picture above 200,000 bytes', async () => {
    const relay = answering(() => new Response(new Uint8Array(200_001)));
    await expect(relay.icon(`${SHOP_ORIGIN}/icon.png`)).rejects.toMatchObject({ kind: 'bad-answer' });
  });
});
