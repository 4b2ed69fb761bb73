import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hastyClock } from '../../../mocks/clock/fastClock.ts';
import { threeTries } from '../../../mocks/dogeconnect/asking.ts';
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
    address: 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8',
    nowMs: Date.now,
    submit: () => ({ accepted: true }),
    confirmations: () => 0,
  });
const options = { network: 'regtest', clock: hastyClock, timeoutMs: 3_100 } as const;

paymentRelayContract('DogeConnect', async () => {
  const vendor = openVendor();
  return {
    relay: createDogeConnect({ ...options, timeoutMs: 200, fetch: vendor.fetch, random: threeTries() }),
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
    const relay = createDogeConnect({ ...options, random: threeTries() });
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

it('asks whose key it is before it reads what somebody sent', () => {
  const pointer = { url: `${SHOP_ORIGIN}/dc/xyz`, keyHash: '00'.repeat(15) };
  const foreign = { ...sealed('no payload at all', new Uint8Array(32).fill(9)), payload: '!' };
  expect(readPayload(foreign, pointer, 'regtest')).toMatchObject({ problem: { kind: 'other-key' } });
  const long = { ...sealed('{}'), payload: 'A'.repeat(300_004) };
  expect(readPayload(long, pointer, 'regtest')).toMatchObject({
    problem: { kind: 'malformed', field: 'payload' },
  });
});
