/** Requests to a real Blockbook over a real node, with its responses: `mocks/sandbox/vectors/blockbook`. */

import { readFileSync } from 'node:fs';

export type Recording =
  | 'large-waiting'
  | 'limits'
  | 'node-down'
  | 'node-trouble'
  | 'paging'
  | 'paging-to'
  | 'pushes'
  | 'reorganisation'
  | 'rest'
  | 'sendtx'
  | 'socket'
  | 'socket-closes'
  | 'start'
  | 'xpub';

/** One request over HTTP with its answer. */
export interface RecordedReply {
  readonly what: string;
  readonly method: string;
  /** with its query */
  readonly path: string;
  readonly requestBody: string;
  readonly status: number;
  readonly body: string;
  /** content type; null where it was not recorded */
  readonly type: string | null;
  /** whether only the beginning of the body was kept */
  readonly isCut: boolean;
}

/** One message over the socket with the data of its answer. */
export interface RecordedMessage {
  readonly what: string;
  readonly method: string;
  readonly params: object;
  readonly hasParams: boolean;
  readonly data: unknown;
}

interface Entry {
  readonly what: string;
  readonly request?: {
    readonly method?: string;
    readonly path?: string;
    readonly body?: string;
    readonly frame?: { readonly method: string; readonly params?: object };
  };
  readonly response?: {
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly frame?: string;
    /** of a body that was not recorded, bytes */
    readonly length?: number;
  };
}

const FOLDER = new URL('../sandbox/vectors/blockbook/', import.meta.url);

/** A file's entries, unchanged. */
export function recorded(name: Recording): readonly Entry[] {
  const text = readFileSync(new URL(`${name}.json`, FOLDER), 'utf8');
  return (JSON.parse(text) as { readonly cases: readonly Entry[] }).cases;
}

/** Long responses were cut when recorded. */
function isWhole(body: string): boolean {
  try {
    return JSON.parse(body) !== undefined;
  } catch {
    return !/^[[{]/.test(body);
  }
}

export const recordedReplies = (name: Recording): readonly RecordedReply[] =>
  recorded(name).flatMap(({ what, request, response }) => {
    if (request?.path === undefined || response?.body === undefined) return [];
    const { method = 'GET', path, body = '' } = request;
    const { status = 200, body: answered, headers = {} } = response;
    const type = headers['content-type'] ?? null;
    return [
      { what, method, path, requestBody: body, status, body: answered, type, isCut: !isWhole(answered) },
    ];
  });

/** The messages over the socket of a file; those without an answer are left out. */
export const recordedMessages = (name: Recording): readonly RecordedMessage[] =>
  recorded(name).flatMap(({ what, request, response }) => {
    const frame = response?.frame;
    if (!request?.frame || frame === undefined || !frame.startsWith('{')) return [];
    const { method, params } = request.frame;
    const { data } = JSON.parse(frame) as { readonly data: unknown };
    return [{ what, method, params: params ?? {}, hasParams: params !== undefined, data }];
  });

export const replyOf = ({ status, body }: RecordedReply): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

/** Answers from recordings, by the URL's path. @throws {TypeError} when nothing was recorded for it */
export function answerFrom(replies: readonly RecordedReply[]): (url: string) => Response {
  return (url) => {
    const { pathname, search } = new URL(url);
    const reply = replies.find(({ path }) => path === pathname + search);
    if (!reply) throw new TypeError(`not recorded: ${pathname}${search}`);
    return replyOf(reply);
  };
}
