/** Which token, inscription and content servers are used: only those of the network, and none before the first request. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../../mocks/clock/manualClock.ts';
import type { Network } from '../domain/address/Network.ts';
import { composeIndexes } from './composeIndexes.ts';

const fetching = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no network')));

beforeEach(() => {
  fetching.mockClear();
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const only = (network: Network, ...urls: string[]): Readonly<Record<Network, readonly string[]>> => ({
  mainnet: [],
  testnet: [],
  regtest: [],
  [network]: urls,
});

const NOTHING = only('regtest');

/** Long enough to load adapters on a busy machine; milliseconds. */
const TIMEOUT_MS = 25_000;

function composed(config: Partial<Parameters<typeof composeIndexes>[0]>) {
  const all = { dogeuniUrls: NOTHING, ordUrls: NOTHING, contentUrls: NOTHING, ...config };
  return composeIndexes(all, {
    network: 'regtest',
    clock: createManualClock(),
    origin: 'https://kennel.test',
  });
}

const askedUrls = () =>
  fetching.mock.calls.map(([asked]) => (asked instanceof Request ? asked.url : String(asked)));

describe('the indexes of a build', () => {
  it('are none where none are named: nothing is pretended', () => {
    expect(composed({})).toMatchObject({ tokens: [], inscriptions: null, contents: null });
  });

  it('are those of the network that is built', () => {
    const elsewhere = only('mainnet', 'https://a.test');
    expect(composed({ dogeuniUrls: elsewhere, ordUrls: elsewhere, contentUrls: elsewhere })).toMatchObject({
      tokens: [],
      inscriptions: null,
      contents: null,
    });
  });

  it('pay bills through relays that the bills name, but not in a cold wallet and not where links out are closed', () => {
    expect(composed({}).relay).not.toBeNull();
    expect(composed({ profile: 'cold' }).relay).toBeNull();
    expect(composed({ isTelegramStrict: true }).relay).toBeNull();
  });

  it('fetch files of sites, but not in a cold wallet and not where links out are closed', () => {
    expect(composed({}).siteFiles).not.toBeNull();
    expect(composed({ profile: 'cold' }).siteFiles).toBeNull();
    expect(composed({ isTelegramStrict: true }).siteFiles).toBeNull();
  });

  it('are called by their hosts before anything of them is loaded or asked', () => {
    const { tokens, inscriptions, contents } = composed({
      dogeuniUrls: only('regtest', 'https://a.test/dogeuni', 'https://b.test/one', 'https://b.test/two'),
      ordUrls: only('regtest', 'https://ord.test', 'https://spare.test'),
      contentUrls: only('regtest', '/content'),
    });
    expect(tokens.map(({ name }) => name)).toEqual(['a.test', 'b.test/one', 'b.test/two']);
    expect(inscriptions?.name).toBe('ord.test');
    expect(contents?.name).toBe('kennel.test');
    expect(fetching).not.toHaveBeenCalled();
  });

  it('are each asked on their own server', async () => {
    const { tokens, inscriptions, contents } = composed({
      dogeuniUrls: only('regtest', 'https://a.test/dogeuni', '/own'),
      ordUrls: only('regtest', 'https://ord.test/base'),
      contentUrls: only('regtest', 'https://ipfs.test/ipfs'),
    });
    const id = `${'ab'.repeat(32)}i0`;
    const asking = [...tokens, inscriptions].map((index) => index?.height());
    for (const asked of [...asking, contents?.load(id)]) asked?.catch(() => {});
    const servers = ['https://a.test/dogeuni/', 'https://kennel.test/own/', 'https://ord.test/base/'];
    const isAsked = (server: string) => askedUrls().some((url) => url.startsWith(server));
    await vi.waitFor(
      () =>
        expect([...servers, `https://ipfs.test/ipfs/${id}`].filter((server) => !isAsked(server))).toEqual([]),
      { timeout: TIMEOUT_MS },
    );
  });
});
