// What a real Blockbook with its default limits answered to one visitor who asks too much, put to the sandbox.
import { describe, expect, it } from 'vitest';
import { recorded } from '../../blockbook/recorded.ts';
import { testAddress } from '../../builders/keys.ts';
import { createManualClock } from '../../clock/manualClock.ts';
import { SandboxControl } from '../control.ts';
import type { SocketEnd } from '../faults/SocketLine.ts';

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
interface Case {
  readonly what: string;
  readonly request: {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly times?: number;
  };
  readonly response: Partial<Reply> & {
    readonly statuses?: readonly number[];
    readonly rejected?: Reply;
    readonly firstRejected?: Reply;
    readonly answered?: number;
    readonly closed?: object | null;
    readonly opened?: number;
  };
}

const cases = recorded('limits') as unknown as readonly Case[];
const named = (what: string): Case => {
  const found = cases.find((one) => one.what === what);
  if (!found) throw new TypeError(`not recorded: ${what}`);
  return found;
};
/** Distinguished by the address that a proxy names; one without is on the server's machine, and held to nothing here, to fewer limits there. */
const clientOf = ({ request }: Case): string | null => request.headers?.['x-real-ip'] ?? null;

/** A server at its limits, on a clock that stands still. */
function openServer() {
  const clock = createManualClock();
  const control = new SandboxControl({}, { limits: 'blockbook', limitsClock: clock });
  const { gateway } = control;
  async function ask({ request }: Case, client: string | null): Promise<Reply> {
    const { method = 'GET', path = '', body = '' } = request;
    const { pathname, searchParams } = new URL(path.replace('…', testAddress(1)), 'http://sandbox');
    const served = await gateway.serve({ method, path: pathname, query: searchParams, body }, client);
    if (served.kind !== 'reply') throw new TypeError(served.kind);
    const { status, headers, body: sent } = served.reply;
    return { status, headers: { ...headers }, body: String(sent) };
  }
  function connect(client: string) {
    const line = { answers: 0, isClosed: false };
    const knock = gateway.knock(client);
    if (knock.kind !== 'open') return { knock, line, say: () => {}, end: () => {} };
    const end: SocketEnd = knock.join({
      send: () => {
        line.answers += 1;
      },
      close: () => {
        line.isClosed = true;
      },
    });
    const say = (method: string, params: object) => end.receive(JSON.stringify({ id: '1', method, params }));
    return { knock, line, say, end: () => end.end() };
  }
  return { clock, control, ask, connect };
}

describe('requests over HTTP, as a real server at its limits takes them', () => {
  const { clock, ask } = openServer();

  it.each([
    '30 requests from the machine itself, no header',
    '25 requests in a row',
    '3.2 seconds later, twice',
    'sendtx meanwhile',
    'explorer page meanwhile',
  ])('%s', async (what) => {
    const one = named(what);
    const { response } = one;
    if (what.startsWith('3.2 seconds')) clock.advance(3_200);
    const wanted = response.statuses ?? [response.status];
    const replies: Reply[] = [];
    for (const _ of wanted) replies.push(await ask(one, clientOf(one)));
    expect(replies.map(({ status }) => status)).toEqual(wanted);
    const rejected = replies.find(({ status }) => status === 429);
    const expected =
      response.rejected ?? response.firstRejected ?? (response.status === 429 ? response : undefined);
    expect(rejected).toEqual(expected);
  });

  it('20 requests at once, each of a second or so', async () => {
    const server = openServer();
    const one = named('20 requests at once, each of a second or so');
    server.control.slow(5);
    const replies = await Promise.all(
      (one.response.statuses ?? []).map(() => server.ask(one, clientOf(one))),
    );
    const sorted = replies.map(({ status }) => status).toSorted();
    // which of them come first is another matter
    expect(sorted).toEqual(one.response.statuses?.toSorted());
    expect(replies.find(({ status }) => status === 429)).toEqual(one.response.rejected);
  });
});

/** What is said over one socket, by what was recorded. */
const SAID: Readonly<
  Record<string, readonly [method: string, times: number, addressOf: (at: number) => string]>
> = {
  'getAccountInfo of ever other addresses': ['getAccountInfo', 45, testAddress],
  '2,510 pings over one socket': ['ping', 2_510, () => ''],
  'getAccountUtxo of 120 different addresses over one socket': ['getAccountUtxo', 120, testAddress],
  'getBalanceHistory of 120 different addresses over one socket': ['getBalanceHistory', 120, testAddress],
  'getAccountInfo of the same address 60 times over one socket': ['getAccountInfo', 60, () => testAddress(1)],
};

describe('sockets, as a real server at its limits takes them', () => {
  it.each(Object.entries(SAID))('%s', (what, [method, times, addressOf]) => {
    const { response } = named(what);
    const { line, say } = openServer().connect('a');
    for (let at = 1; at <= times; at += 1) say(method, { descriptor: addressOf(at) });
    expect([line.answers, line.isClosed]).toEqual([response.answered, response.closed !== null]);
  });

  it('60 questions at once whose answers take long', () => {
    const { response } = named('60 questions at once whose answers take long');
    const { control, connect } = openServer();
    control.slow(1_000);
    const { line, say } = connect('a');
    for (let count = 0; count < 60; count += 1) say('getAccountInfo', { descriptor: testAddress(1) });
    expect([line.answers, line.isClosed]).toEqual([response.answered, true]);
  });

  it('after the end of one, another is opened, but for an address that is blocked: that may ask over HTTP', async () => {
    const [again, blocked, rest] = [
      'a new socket right after',
      'a new socket of a blocked address',
      'REST of that address',
    ].map(named) as [Case, Case, Case];
    const { connect, ask } = openServer();
    const curious = connect('a');
    for (let at = 1; at <= 43; at += 1) curious.say('getAccountInfo', { descriptor: testAddress(at) });
    expect([curious.line.isClosed, connect('a').knock.kind]).toEqual([true, 'open']);
    expect(again.response).toEqual({ outcome: 'opened' });
    const client = clientOf(blocked) ?? '';
    const loud = connect(client);
    for (let count = 0; count < 2_501; count += 1) loud.say('ping', {});
    expect(connect(client).knock).toEqual({ kind: 'reply', reply: blocked.response });
    expect((await ask(rest, clientOf(rest))).status).toBe(rest.response.status);
  });

  it('70 sockets opened and closed within a minute', () => {
    const one = named('70 sockets opened and closed within a minute');
    const { connect } = openServer();
    const knocks = Array.from({ length: 70 }, () => {
      const { knock, end } = connect(clientOf(one) ?? '');
      end();
      return knock;
    });
    expect(knocks.filter(({ kind }) => kind === 'open')).toHaveLength(one.response.opened ?? 0);
    expect(knocks.at(-1)).toEqual({ kind: 'reply', reply: one.response.rejected });
  });

  it('all are named above but the machine’s own: 58 of 66 there, for 6 had been opened in that minute; all here', () => {
    const alone = named('66 sockets from the machine itself, no header');
    const { control } = openServer();
    const kinds = Array.from({ length: 66 }, () => control.gateway.knock(null).kind);
    expect(kinds.filter((kind) => kind === 'open')).toHaveLength(66);
    expect(alone.response.opened).toBeLessThan(66);
    expect(cases).toHaveLength(17);
  });
});
