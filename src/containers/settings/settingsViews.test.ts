// Views of the settings screens.
import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { Fault } from '../../domain/fault.ts';
import { NO_GAP } from '../../domain/history/historyGap.ts';
import { aboutView } from './AboutContainer.tsx';
import { exportHistoryView, historyFileName, orderOf } from './ExportHistoryContainer.tsx';
import { networkView } from './NetworkContainer.tsx';
import { preferencesView } from './PreferencesContainer.tsx';

describe('preferences', () => {
  it('never show a price of nothing', async () => {
    const app = createFakeApp({ prices: { quote: async () => null } });
    expect(preferencesView(app)).toMatchObject({ price: 'asking', currency: 'usd', hostLanguage: 'en' });
    await app.stores.accounts.price.refresh();
    expect(preferencesView(app).price).toBeNull();
  });
});

describe('the network', () => {
  it('shows how far each server is behind the best, and which are silent', async () => {
    const report = {
      coin: 'Dogecoin Regtest',
      chain: 'regtest',
      genesis: 'ab',
      latencyMs: 9,
      hasSocket: true,
      hasRequests: true,
      nodeHeight: null,
    };
    const probe = async (url: string) => {
      if (url === 'https://c.test') throw new Fault('timeout', 'silent');
      return { ...report, height: url === 'https://a.test' ? 90 : 100 };
    };
    const built = ['https://a.test', 'https://b.test', 'https://c.test'];
    const usage = (url: string) =>
      url === 'https://c.test'
        ? null
        : {
            messages: 3,
            requests: 4,
            answered: 6,
            rejected: 1,
            bytes: 900,
            floods: url === 'https://b.test' ? 2 : 0,
            requestsPerMinute: 20,
            pausedUntilMs: url === 'https://a.test' ? app.clock.nowMs() + 5_000 : 1,
          };
    const app = createFakeApp({ indexers: { built, probe, usage } });
    await app.stores.network.checkAll();
    const view = networkView(app, 'none');
    if (view.status !== 'ready') throw new Error('it is not ready');
    expect(view.servers.map(({ health }) => health)).toMatchObject([
      { kind: 'answers', behind: 10 },
      { kind: 'answers', behind: 0 },
      { kind: 'silent' },
    ]);
    expect(view.servers.map((server) => server.usage)).toMatchObject([
      { asked: 7, answered: 6, rejected: 1, pausedForMs: 5_000, hasFlooded: false },
      { asked: 7, pausedForMs: null, hasFlooded: true },
      null,
    ]);
    expect(networkView(app, 'failed')).toMatchObject({ hasFailed: true });
    expect(networkView(app, 'under-way')).toMatchObject({ status: 'restarting' });
  });
});

describe('the export and about', () => {
  it('begin with whose history, and with what is known', () => {
    const { stores } = createFakeApp();
    const shareState = { delivery: 'none', copied: null, canShare: false, hasShareFailed: false } as const;
    expect(exportHistoryView(stores, 'account', shareState)).toMatchObject({
      status: 'idle',
      currency: 'usd',
    });
    const { describeLack } = orderOf(stores, 'account');
    expect(describeLack({ leftOut: 0, gap: NO_GAP })).toEqual([]);
    const lacks = describeLack({ leftOut: 2_312, gap: { missing: 3, isOff: false } });
    expect(lacks.map((text) => text.split('.')[0])).toEqual([
      'Incomplete: 3 transfers are missing',
      '2,312 older transfers aren’t included',
    ]);
    expect(historyFileName(Date.UTC(2026, 10, 21))).toBe('kennel-history-2026-11-21.csv');
    expect(aboutView('mainnet', null, false).status).toBe('loading');
    expect(aboutView('mainnet', null, true).status).toBe('failed');
  });
});
