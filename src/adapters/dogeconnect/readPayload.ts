/** Reads a vendor's answer: the envelope, the payment in it, and the problem with either. */
import * as v from 'valibot';
import type { BillPointer } from '../../domain/address/billPointer.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { Bill, BillProblem } from '../../domain/dogeconnect/Bill.ts';
import { openEnvelope } from '../../domain/dogeconnect/openEnvelope.ts';
import { type BillReading, readBill } from '../../domain/dogeconnect/readBill.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { isNestedDeeper, MAX_DEPTH } from '../http/boundedJson.ts';
import { envelope, payment } from './schema.ts';

type Read<Value> = Result<Value, BillProblem>;

/** Checks a value's shape; the problem names the first invalid field. */
function shaped<Schema extends v.GenericSchema>(schema: Schema, value: unknown): Read<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  // field names are the schema's, never the vendor's
  const [{ path = [] }] = parsed.issues;
  return err({ kind: 'malformed', field: path.map(({ key }) => String(key)).join('.') });
}

function jsonOf(text: string): unknown {
  if (isNestedDeeper(text, MAX_DEPTH)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param sent - the envelope's parsed JSON */
export function readPayload(sent: unknown, pointer: BillPointer, network: Network): Read<Bill> {
  const wrapped = shaped(envelope, sent);
  if (!wrapped.ok) return wrapped;
  const opened = openEnvelope(wrapped.value, pointer);
  if (!opened.ok) return opened;
  const { payload, pubkey, sig } = wrapped.value;
  const reading = { network, host: new URL(pointer.url).host, key: pubkey.toLowerCase() };
  const read = readPayment(opened.value, reading);
  return read.ok ? ok({ ...read.value, signed: { envelope: { payload, pubkey, sig }, pointer } }) : read;
}

/** Reads the payload of an envelope whose signature was verified. */
export function readPayment(payload: string, reading: BillReading): Read<Bill> {
  const written = shaped(payment, jsonOf(payload));
  if (!written.ok) return written;
  return readBill(written.value, reading);
}
