/** Client of one Dogeuni server: requests are posted as JSON, and an answer is valid only with HTTP 200 and code 200. */

import * as v from 'valibot';
import { Fault } from '../../domain/fault.ts';
import { foreignText, MAX_DETAIL_LENGTH } from '../../domain/text/foreignText.ts';
import type { ReadRejection } from '../http/attempt.ts';
import { parseJson } from '../http/boundedJson.ts';
import { createClient } from '../http/client.ts';
import { parseExactJson } from '../http/exactJson.ts';
import { checkShape } from '../http/parseAnswer.ts';
import type { HttpTools } from '../http/request.ts';
import { envelope } from './schema.ts';

export interface DogeuniClientOptions extends HttpTools {
  /** the part before `/v4`, without trailing slashes */
  readonly baseUrl: () => readonly string[];
  /** 0 to 1, for jitter */
  readonly random: () => number;
}

/** Request parameters; undefined ones are not sent. */
export type Params = Readonly<Record<string, string | number | undefined>>;

/** Rows of a list, each checked on its own, and the server's total. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  /** invalid rows, as received */
  readonly unreadable: readonly unknown[];
  readonly total: number;
  /** the whole answer, to detect a repeated page */
  readonly text: string;
}

/** Reads one row. @throws {Fault} `bad-answer` when it is invalid */
export type ReadRow<Row> = (row: unknown) => Row;

export interface DogeuniClient {
  /** a single value. @throws {Fault} `bad-answer` when its shape is wrong */
  one<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    signal?: AbortSignal,
  ): Promise<v.InferOutput<Schema>>;
  /** rows of a list; missing data is an empty list. @throws {Fault} `not-found` when the server has no such list */
  rows<Row>(path: string, params: Params, read: ReadRow<Row>, signal?: AbortSignal): Promise<Rows<Row>>;
  /** the same with every number as a number: text means something else there, and rounding does no harm */
  plainRows<Row>(path: string, read: ReadRow<Row>, signal?: AbortSignal): Promise<Rows<Row>>;
}

const CODE_OF_SUCCESS = 200;
const NOT_FOUND = 404;

export function createDogeuniClient({ baseUrl, ...tools }: DogeuniClientOptions): DogeuniClient {
  const client = createClient({ ...tools, baseUrls: baseUrl, readRejection });
  return {
    one: (path, schema, signal) =>
      client.read(
        { path: `/v4/${path}`, json: {} },
        (text) => checkShape(schema, dataIn(parseExactJson(text)).data),
        signal,
      ),
    rows: (path, params, read, signal) =>
      client.read(
        { path: `/v4/${path}`, json: params },
        (text) => judgeRows(text, parseExactJson(text), read),
        signal,
      ),
    plainRows: (path, read, signal) =>
      client.read(
        { path: `/v4/${path}`, json: {} },
        (text) => judgeRows(text, parseJson(text), read),
        signal,
      ),
  };
}

/** A reader of rows with one schema. @param map - throws a Fault for rows that are still invalid */
export const rowReader =
  <Schema extends v.GenericSchema, Row>(
    schema: Schema,
    map: (raw: v.InferOutput<Schema>) => Row,
  ): ReadRow<Row> =>
  (row) =>
    map(checkShape(schema, row));

/** @throws {Fault} `rejected` for any code but success · `bad-answer` */
function dataIn(answer: unknown): { readonly data: unknown; readonly total: number } {
  const { code, msg, data, total } = checkShape(envelope, answer);
  if (code !== CODE_OF_SUCCESS)
    throw new Fault('rejected', foreignText(`code ${code} ${msg}`, MAX_DETAIL_LENGTH));
  return { data, total };
}

function judgeRows<Row>(text: string, answer: unknown, read: ReadRow<Row>): Rows<Row> {
  const { data, total } = dataIn(answer);
  const rows: Row[] = [];
  const unreadable: unknown[] = [];
  for (const row of checkShape(v.array(v.unknown()), data ?? [])) {
    try {
      rows.push(read(row));
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown;
      unreadable.push(row);
    }
  }
  return { rows, unreadable, total, text };
}

/** Counts rows of other addresses as invalid; if there are only those, the answer is about someone else. @throws {Fault} `bad-answer` */
export function ownRows<Row>(part: Rows<Row>, isOwn: (row: Row) => boolean): Rows<Row> {
  const rows = part.rows.filter(isOwn);
  if (rows.length === 0 && part.rows.length > 0)
    throw new Fault('bad-answer', 'an answer about another address');
  return { ...part, rows, unreadable: [...part.unreadable, ...part.rows.filter((row) => !isOwn(row))] };
}

/** The result of reading a list; null if the server has no such list. */
export async function nullIfMissing<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'not-found') return null;
    throw thrown;
  }
}

/** An error's text is in its envelope, or is the whole body. It comes from the program, so a retry gives the same. */
const readRejection: ReadRejection = ({ status, text }) => {
  const kind = status === NOT_FOUND ? 'unknown' : 'final';
  try {
    const answer = parseExactJson(text);
    if (typeof answer === 'string') return { text: answer, kind };
    const { msg } = checkShape(envelope, answer);
    return { text: msg, kind };
  } catch {
    return kind === 'unknown' ? { text: '', kind } : null;
  }
};
