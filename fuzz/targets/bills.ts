/** Data from DogeConnect vendors and relays: links, envelopes, payments, answers. */
import * as v from 'valibot';
import { plushieBill } from '../../mocks/dogeconnect/payload.ts';
import { keyHash, sealed } from '../../mocks/dogeconnect/Vendor.ts';
import vectors from '../../mocks/dogeconnect/vectors/envelopes.json' with { type: 'json' };
import { readPayload, readPayment } from '../../src/adapters/dogeconnect/readPayload.ts';
import * as schema from '../../src/adapters/dogeconnect/schema.ts';
import { readBillPointer, readHttps } from '../../src/domain/address/billPointer.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import { MAX_FEE_RATE } from '../../src/domain/amount/parseFeeRate.ts';
import type { Bill } from '../../src/domain/dogeconnect/Bill.ts';
import { lineDifference, timeProblem } from '../../src/domain/dogeconnect/judgeBill.ts';
import { paidBill, readPaidBill, type SavedBill, saveBill } from '../../src/domain/dogeconnect/paidBill.ts';
import { readRelayAnswer, type WrittenStatus } from '../../src/domain/dogeconnect/readAnswer.ts';
import { MAX_LINES, MAX_OUTPUTS, readBill } from '../../src/domain/dogeconnect/readBill.ts';
import { jsons, texts, values } from '../inputs.ts';
import { hold, isMoney, target } from '../Target.ts';

const SCHEMA = 'src/adapters/dogeconnect/schema.ts';
const PAYLOAD = JSON.stringify(plushieBill({ address: 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8', nowMs: 0 }));
const ABOUT = { id: 'PID-123', txid: 'ab'.repeat(32) };
const STATUS = { id: 'PID-123', status: 'accepted', txid: 'ab'.repeat(32), required: 5, confirmed: 0 };
const POINTER = {
  url: 'https://pay.much-shop.example/dc',
  keyHash: readBillPointer('a.example', keyHash())?.keyHash ?? '',
};

const READING = { network: 'regtest', host: 'pay.much-shop.example', key: 'ab'.repeat(32) } as const;

/** Every bill that was read can be paid, and can be stored and read back. */
function holdBill(bill: Bill): void {
  const paid = bill.payments.reduce((sum, { amount }) => sum + amount, 0n);
  hold(
    paid === bill.total && isMoney(bill.total) && paid > 0n,
    'a bill that pays another sum than its total',
  );
  hold(bill.payments.length <= MAX_OUTPUTS && bill.lines.length <= MAX_LINES, 'a bill without an end');
  hold(bill.feeRate <= MAX_FEE_RATE, 'a fee above the ceiling');
  hold(bill.relay.startsWith('https://'), 'a relay without https');
  hold(bill.icon === null || bill.icon.startsWith('https://'), 'a picture without https');
  hold(Number.isSafeInteger(bill.expiresAtMs), 'no end of its time');
  hold(bill.data === undefined || /^(?:[0-9a-f]{2}){1,80}$/.test(bill.data.hex), 'data that no node relays');
  lineDifference(bill);
  timeProblem(bill, 0);
  const saved = JSON.parse(JSON.stringify(saveBill(paidBill(bill)))) as SavedBill;
  const again = readPaidBill(saved, (digits) => koinu(BigInt(digits)));
  hold(again.total === bill.total && again.lines.length === bill.lines.length, 'a receipt that differs');
}

const shape = <Schema extends v.GenericSchema>(name: string, of: Schema, example: unknown) =>
  target(SCHEMA, name, values(example), (value) => void v.safeParse(of, value));

export const BILLS = [
  target('src/domain/address/billPointer.ts', 'readHttps', texts('https://a.example/b?c=d'), (text) => {
    const url = readHttps(text);
    hold(url === null || (url.protocol === 'https:' && url.username === ''), 'an address without https');
  }),
  target(
    'src/domain/address/billPointer.ts',
    'readBillPointer',
    texts('example.com/dc/xyz123', keyHash()),
    (text) => {
      for (const read of [readBillPointer(text, keyHash()), readBillPointer('a.example', text)])
        hold(
          read === null || (read.url.startsWith('https://') && read.keyHash.length === 30),
          'a bad pointer',
        );
    },
  ),
  target(
    'src/adapters/dogeconnect/readPayload.ts',
    'readPayload',
    values(...vectors.vectors.map(({ envelope }) => envelope), sealed(PAYLOAD)),
    (sent) => {
      const read = readPayload(sent, POINTER, 'regtest');
      if (read.ok) holdBill(read.value);
    },
  ),
  target('src/adapters/dogeconnect/readPayload.ts', 'readPayment', jsons(JSON.parse(PAYLOAD)), (text) => {
    // behind the signature: a vendor may write anything
    const read = readPayment(text, READING);
    if (read.ok) holdBill(read.value);
  }),
  target('src/domain/dogeconnect/readBill.ts', 'readBill', values(JSON.parse(PAYLOAD)), (value) => {
    const written = v.safeParse(schema.payment, value);
    if (!written.success) return;
    const read = readBill({ ...written.output, items: written.output.items ?? [] }, READING);
    if (read.ok) holdBill(read.value);
  }),
  target('src/domain/dogeconnect/readAnswer.ts', 'readRelayAnswer', values(STATUS), (value) => {
    const written = v.safeParse(schema.status, value);
    if (!written.success) return;
    const read = readRelayAnswer(written.output as WrittenStatus, ABOUT);
    hold(read === null || read.kind !== 'declined' || read.reason.length <= 7_200, 'a reason without an end');
  }),
  shape('envelope', schema.envelope, sealed(PAYLOAD)),
  shape('payment', schema.payment, JSON.parse(PAYLOAD)),
  shape('status', schema.status, STATUS),
  shape('rejection', schema.rejection, { error: 'expired', message: 'too late' }),
];
