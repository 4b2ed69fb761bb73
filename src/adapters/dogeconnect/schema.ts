/** The shapes of DogeConnect: envelope, payment, what a relay answers. What the words mean is read in `domain/dogeconnect`. */
import * as v from 'valibot';
import { BILL_LINE_KINDS, MAX_ENVELOPE_BYTES } from '../../domain/dogeconnect/Bill.ts';
import { RELAY_ERRORS } from '../../domain/dogeconnect/readAnswer.ts';

const MAX_TEXT = 4_000;
/** Lists are counted before any row is looked at: what is longer is refused with its name by `readBill`. */
const MAX_ROWS = 10_000;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
/** `null` says nothing, as the reference in Go reads it. */
const orNothing = <Value>(value: Value | null | undefined): Value | undefined => value ?? undefined;
const optional = v.pipe(v.nullish(text), v.transform(orNothing));

/** The signed wrapper. */
export const envelope = v.object({
  version: v.literal('1.0'),
  payload: v.pipe(v.string(), v.maxLength(MAX_ENVELOPE_BYTES)),
  pubkey: v.pipe(v.string(), v.maxLength(64)),
  sig: v.pipe(v.string(), v.maxLength(128)),
});

const knownItem = v.object({
  type: v.picklist(BILL_LINE_KINDS),
  id: text,
  name: text,
  desc: optional,
  count: v.number(),
  unit: text,
  total: text,
});

const anything = v.optional(v.unknown());

/** What data on the chain is for. It has no price: `readBill` looks whether it says one. */
const signingItem = v.object({
  type: v.literal('signing'),
  ...{ name: text, desc: optional },
  ...{ count: anything, unit: anything, total: anything, tax: anything },
});

/** A kind that Kennel doesn't know yet, whatever else is in it. */
const otherItem = v.object({ type: text });
const isOther = (input: unknown): boolean =>
  v.is(otherItem, input) && !BILL_LINE_KINDS.some((kind) => kind === input.type);
const isSigning = (input: unknown): boolean => v.is(otherItem, input) && input.type === 'signing';
const item = v.lazy((input) => (isSigning(input) ? signingItem : isOther(input) ? otherItem : knownItem));

/** What is to be paid. One that says of what kind it is may have anything else in it, and is refused by that name. */
const output = v.object({
  type: v.optional(v.unknown()),
  address: optional,
  amount: optional,
  data: optional,
});

/** What lies in it. The reference in Go writes `null` for a list of nothing. */
export const payment = v.object({
  type: v.literal('payment'),
  ...{ id: text, issued: text, timeout: v.number(), relay: text, relay_token: optional },
  ...{ fee_per_kb: text, max_size: v.number() },
  ...{ vendor_icon: optional, vendor_name: text, vendor_address: optional, vendor_url: optional },
  ...{ vendor_order_url: optional, vendor_order_id: optional, order_reference: optional, note: optional },
  ...{ total: text, fees: optional, taxes: optional },
  ...{ fiat_total: optional, fiat_tax: optional, fiat_currency: optional },
  items: v.nullable(v.pipe(v.array(item), v.maxLength(MAX_ROWS)), []),
  outputs: v.pipe(v.array(output), v.maxLength(MAX_ROWS)),
});

const blocks = v.pipe(v.nullish(v.number()), v.transform(orNothing));

/** What `pay` and `status` answer. */
export const status = v.object({
  id: text,
  status: v.picklist(['unpaid', 'accepted', 'confirmed', 'declined']),
  reason: optional,
  txid: optional,
  required: blocks,
  confirmed: blocks,
});

/** A rejection. */
export const rejection = v.object({ error: v.picklist(RELAY_ERRORS) });
