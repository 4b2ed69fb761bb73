/** Which servers of tokens, inscriptions and contents a build asks: its own network's, and none before somebody asks. */
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
  ...{ mainnet: [], testnet: [], regtest: [] },
  [network]: urls,
});

const NOTHING = only('regtest');

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
    expect(composed({})).toEqual({ tokens: [], inscriptions: null, contents: null });
  });

  it('are those of the network that is built', () => {
    const elsewhere = only('mainnet', 'https://a.test');
    expect(composed({ dogeuniUrls: elsewhere, ordUrls: elsewhere, contentUrls: elsewhere })).toEqual({
      ...{ tokens: [], inscriptions: null, contents: null },
    });
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

  it('are each asked on their own server, and say so when it is silent', async () => {
    const { tokens, inscriptions } = composed({
      dogeuniUrls: only('regtest', 'https://a.test/dogeuni', '/own'),
      ordUrls: only('regtest', 'https://ord.test/base'),
    });
    await expect(tokens[0]?.height()).rejects.toMatchObject({ kind: 'offline' });
    await expect(tokens[1]?.height()).rejects.toMatchObject({ kind: 'offline' });
    await expect(inscriptions?.height()).rejects.toMatchObject({ kind: 'offline' });
    const asked = askedUrls();
    for (const server of ['https://a.test/dogeuni/', 'https://kennel.test/own/', 'https://ord.test/base/'])
      expect(asked.some((url) => url.startsWith(server))).toBe(true);
  });
});
