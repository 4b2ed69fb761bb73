// A real server's responses to invalid transactions and to spends of unknown outputs: they don't depend on the chain.
import { describe, expect, it } from 'vitest';
import { recorded } from '../../blockbook/recorded.ts';
import { SandboxControl } from '../control.ts';
import { answer } from './answer.ts';
import { Session } from './Session.ts';

interface Post {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}
interface Reply {
  readonly status: number;
  readonly body: string;
}
interface Case {
  readonly what: string;
  readonly request: Partial<Post> & { readonly rest?: Post };
  readonly response: Partial<Reply> & { readonly rest?: Reply; readonly socket?: string };
}

/** Messages that don't depend on the chain. */
const OF_ANY_CHAIN = /TX decode failed|Missing tx blob|Tx blob too large|Missing inputs/;

/** Long bodies are recorded as a repeated part and a count. */
const inFull = (body: string): string =>
  body.replace(/^ab × (\d+)$/, (_, times: string) => 'ab'.repeat(Number(times)));

const cases = (recorded('sendtx') as unknown as readonly Case[]).flatMap(({ what, request, response }) => {
  const [asked, reply] = [request.rest ?? request, response.rest ?? response];
  const { method = 'GET', path = '', body = '' } = asked;
  const isOfAnyChain = OF_ANY_CHAIN.test(reply.body ?? '') && !what.startsWith('own chain');
  if (!isOfAnyChain) return [];
  return [{ what, asked: { method, path, body: inFull(body) }, reply, frame: response.socket }];
});

describe('bytes that no chain takes', () => {
  const { source } = new SandboxControl();

  it.each(cases)('are refused by HTTP as by a real server: $what', ({ asked, reply }) => {
    const own = answer({ ...asked, query: new URLSearchParams() }, source);
    expect([own.status, own.body]).toEqual([reply.status, reply.body]);
  });

  it.each(cases.filter(({ frame }) => frame !== undefined))(
    'and over its socket: $what',
    ({ asked, frame }) => {
      const heard: string[] = [];
      const session = new Session(source, { send: (text) => heard.push(text), close: () => {} });
      session.receive(JSON.stringify({ id: 'x', method: 'sendTransaction', params: { hex: asked.body } }));
      session.end();
      expect(heard.map((text) => JSON.parse(text))).toEqual([JSON.parse(frame ?? '')]);
    },
  );
});
