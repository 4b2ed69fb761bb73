/** Asks one Dogeuni server: a question is posted as JSON, and an answer counts only with HTTP 200 and code 200. */

import * as v from 'valibot';
import { Fault } from '../../domain/fault.ts';
import { foreignText, MAX_DETAIL_LENGTH } from '../../domain/text/foreignText.ts';
import type { ReadRejection } from '../http/attempt.ts';
import { createClient } from '../http/client.ts';
import { parseExactJson } from '../http/exactJson.ts';
import { checkShape } from '../http/parseAnswer.ts';
import type { HttpTools } from '../http/request.ts';
import { envelope } from './schema.ts';

export interface DogeuniClientOptions extends HttpTools {
  /** what stands before `/v4`, without slashes at the end */
  readonly baseUrl: () => readonly string[];
  /** 0 to 1, for jitter */
  readonly random: () => number;
}

/** What is asked for; what is undefined is not sent. */
export type Params = Readonly<Record<string, string | number | undefined>>;

/** Rows of a list, and how many the server says there are. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Asks one server. */
export interface DogeuniClient {
  /** one thing. @throws {Fault} `bad-answer` when it is not of that shape */
  one<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    signal?: AbortSignal,
  ): Promise<v.InferOutput<Schema>>;
  /** rows of a list; no data at all is an empty list. One row that makes no sense makes the whole answer bad */
  rows<Schema extends v.GenericSchema>(
    path: string,
    params: Params,
    schema: Schema,
    signal?: AbortSignal,
  ): Promise<Rows<v.InferOutput<Schema>>>;
}

const CODE_OF_SUCCESS = 200;

/** Makes a client. */
export function createDogeuniClient({ baseUrl, ...tools }: DogeuniClientOptions): DogeuniClient {
  const client = createClient({ ...tools, baseUrls: baseUrl, readRejection });
  return {
    one: (path, schema, signal) =>
      client.read({ path: `/v4/${path}`, json: {} }, (text) => checkShape(schema, dataIn(text).data), signal),
    rows(path, params, schema, signal) {
      const read = (text: string) => {
        const { data, total } = dataIn(text);
        return { rows: checkShape(v.array(schema), data ?? []), total };
      };
      return client.read({ path: `/v4/${path}`, json: params }, read, signal);
    },
  };
}

/** @throws {Fault} `rejected` for any other code than success · `bad-answer` */
function dataIn(text: string): { readonly data: unknown; readonly total: number } {
  const { code, msg, data, total } = checkShape(envelope, parseExactJson(text));
  if (code !== CODE_OF_SUCCESS)
    throw new Fault('rejected', foreignText(`code ${code} ${msg}`, MAX_DETAIL_LENGTH));
  return { data, total };
}

/** An error's words stand in its envelope, or are a bare text. */
const readRejection: ReadRejection = ({ text }) => {
  try {
    const answer = parseExactJson(text);
    if (typeof answer === 'string') return { text: answer, isUnknown: false };
    const { msg } = checkShape(envelope, answer);
    return { text: msg, isUnknown: false };
  } catch {
    return null;
  }
};
