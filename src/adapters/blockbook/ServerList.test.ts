// The list of servers changes while the app runs; requests and watches follow it.
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { createServerList } from '../http/ServerList.ts';
import { createBlockbook } from './index.ts';

const ONE = 'https://one.test';
const TWO = 'https://two.test/doge';

const asked: string[] = [];
const status = (height: number) => ({
  blockbook: { bestHeight: height, coin: 'Dogecoin Regtest' },
  backend: { chain: 'regtest', blocks: height, bestBlockHash: 'a'.repeat(64) },
});
const note = ({ request }: { request: Request }) => {
  asked.push(request.url);
  const isIndex = request.url.includes('block-index');
  return HttpResponse.json(isIndex ? { blockHash: 'b'.repeat(64) } : status(7));
};
const server = setupServer(http.get(`${ONE}/*`, note), http.get(`${TWO}/*`, note));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  asked.length = 0;
});
afterAll(() => server.close());

function setUp() {
  const servers = createServerList([`${ONE}/`]);
  const clock = createManualClock();
  const chain = createBlockbook({ network: 'regtest', baseUrls: servers, clock, WebSocket: null });
  return { servers, chain };
}

describe('a list of servers', () => {
  it('is asked as it is now', async () => {
    const { servers, chain } = setUp();
    await chain.tip();
    servers.use([`${TWO}/`, ONE]);
    await chain.tip();
    expect(asked).toEqual([`${ONE}/api/status`, `${TWO}/api/status`]);
  });

  it('has those who watch listen to the new one at once', async () => {
    const { servers, chain } = setUp();
    const heard: string[] = [];
    const unwatch = chain.watch([], (event) => heard.push(event.kind));
    await vi.waitUntil(() => heard.includes('block'));
    servers.use([TWO]);
    await vi.waitUntil(() => asked.includes(`${TWO}/api/status`));
    unwatch();
    servers.use([ONE]);
    expect(asked.filter((url) => url.startsWith(ONE))).toHaveLength(1);
  });

  it('stays as it was when nothing in the new one can be asked', () => {
    const { servers } = setUp();
    servers.use([]);
    servers.use(['javascript:alert(1)', 'not a link', 'https://a.test/?q=1']);
    expect(servers.urls()).toEqual([ONE]);
    expect(() => createServerList(['ftp://a.test'])).toThrow(RangeError);
  });

  it('says of any server what it says of itself', async () => {
    const { chain } = setUp();
    expect(await chain.probe(TWO)).toEqual({
      height: 7,
      nodeHeight: 7,
      coin: 'Dogecoin Regtest',
      chain: 'regtest',
      genesis: 'b'.repeat(64),
      latencyMs: 0,
      hasSocket: null,
      hasRequests: true,
    });
    server.use(http.get('https://odd.test/*', () => new HttpResponse('<html>')));
    await expect(chain.probe('https://odd.test')).rejects.toMatchObject({ kind: 'bad-answer' });
  });
});
