import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { createBrowserHost } from '../../adapters/browser/browserHost.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import { err } from '../../domain/result.ts';
import { inDoge } from '../../i18n/format/inAmounts.ts';
import { shareRequest } from './ReceiveContainer.tsx';

const AMOUNT = 1_250_000_000n as Koinu;
const LINK = 'dogecoin:mz3xmcr92tg2mDRhztzJMSL8R7PdmUn6ME?amount=12.5';

describe('sharing where money comes in', () => {
  it('hands the link to a chat, with a word about the amount', async () => {
    const shared: string[][] = [];
    const app = createFakeApp({
      host: {
        shareUrl: async (...reported) => {
          shared.push(reported);
          return { ok: true, value: 'opened' };
        },
      },
    });
    await shareRequest(app, { link: LINK, amount: AMOUNT });
    await shareRequest(app, { link: LINK, amount: null });
    expect(shared).toEqual([
      [LINK, `Please send me ${inDoge(AMOUNT)}:`],
      [LINK, 'Send me Dogecoin here:'],
    ]);
    expect(app.stores.ui.toasts).toEqual([]);
  });

  it('says when Telegram does not do it', async () => {
    const app = createFakeApp({ host: { shareUrl: async () => err({ kind: 'timeout' }) } });
    await shareRequest(app, { link: LINK, amount: null });
    expect(app.stores.ui.toasts).toMatchObject([{ kind: 'error', text: 'Telegram didn’t answer' }]);
  });

  it('says in a browser what a browser did not do, and nothing to somebody who closed the sheet', async () => {
    for (const [kind, expected] of [
      ['failed', ['That didn’t work. Try again']],
      ['unsupported', ['This browser can’t do that']],
      ['cancelled', []],
    ] as const) {
      const app = createFakeApp({
        host: { info: createBrowserHost().info, shareUrl: async () => err({ kind }) },
      });
      await shareRequest(app, { link: LINK, amount: null });
      expect(app.stores.ui.toasts.map(({ text }) => text)).toEqual(expected);
    }
  });
});
