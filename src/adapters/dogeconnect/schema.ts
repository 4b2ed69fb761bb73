/** The schemas of DogeConnect: envelope, payment, relay answers. `domain/dogeconnect` interprets their texts. */
import * as v from 'valibot';
import { BILL_LINE_KINDS, MAX_ENVELOPE_BYTES } from '../../domain/dogeconnect/Bill.ts';
import { RELAY_ERRORS } from '../../domain/dogeconnect/readAnswer.ts';

const MAX_TEXT = 4_000;
/** Upper bound before rows are checked; `readBill` reports longer lists by name. */
const MAX_ROWS = 10_000;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
/** `null` counts as absent, as in the Go reference. */
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

/** A line for data on the chain. It has no price; `readBill` rejects one that states any. */
const signingItem = v.object({
  type: v.literal('signing'),
  name: text,
  desc: optional,
  count: anything,
  unit: anything,
  total: anything,
  tax: anything,
});

/** Any kind Kennel doesn't know yet, whatever its other fields. */
const otherItem = v.object({ type: text });
const isOther = (input: unknown): boolean =>
  v.is(otherItem, input) && !BILL_LINE_KINDS.some((kind) => kind === input.type);
const isSigning = (input: unknown): boolean => v.is(otherItem, input) && input.type === 'signing';
const item = v.lazy((input) => (isSigning(input) ? signingItem : isOther(input) ? otherItem : knownItem));

/** An output. If it has a type it may contain anything, and is rejected with that type. */
const output = v.object({
  type: v.optional(v.unknown()),
  address: optional,
  amount: optional,
  data: optional,
});

/** The payload. The Go reference writes `null` for an empty list. */
export const payment = v.object({
  type: v.literal('payment'),
  id: text,
  issued: text,
  timeout: v.number(),
  relay: text,
  relay_token: optional,
  fee_per_kb: text,
  max_size: v.number(),
  vendor_icon: optional,
  vendor_name: text,
  vendor_address: optional,
  vendor_url: optional,
  vendor_order_url: optional,
  vendor_order_id: optional,
  order_reference: optional,
  note: optional,
  total: text,
  fees: optional,
  taxes: optional,
  fiat_total: optional,
  fiat_tax: optional,
  fiat_currency: optional,
  items: v.nullable(v.pipe(v.array(item), v.maxLength(MAX_ROWS)), []),
  outputs: v.pipe(v.array(output), v.maxLength(MAX_ROWS)),
});

const blocks = v.pipe(v.nullish(v.number()), v.transform(orNothing));

/** The answer to `pay` and `status`. */
export const status = v.object({
  id: text,
  status: v.picklist(['unpaid', 'accepted', 'confirmed', 'declined']),
  reason: optional,
  txid: optional,
  required: blocks,
  confirmed: blocks,
});

export const rejection = v.object({ error: v.picklist(RELAY_ERRORS) });
