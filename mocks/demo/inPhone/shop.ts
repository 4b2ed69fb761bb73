/** The demo's shop: a server that this page asks at an address of its own, and that nobody else has. */
import { SHOP_ORIGIN } from '../../dogeconnect/payload.ts';
import type { Vendor, VendorMood } from '../../dogeconnect/Vendor.ts';
import { MOON_COFFEE } from '../people.ts';

/** Where the desk notes how the shop behaves. */
export const SHOP_MOOD_KEY = 'kennel-demo-shop';

const SANDBOX = '/sandbox';

/** A vendor over the demo's sandbox; its code comes with it. */
export async function openShop(ask: typeof globalThis.fetch = globalThis.fetch): Promise<Vendor> {
  const { Vendor } = await import('../../dogeconnect/Vendor.ts');
  return new Vendor({
    ...{ address: MOON_COFFEE, nowMs: () => Date.now() },
    submit: (body) => ask(`${SANDBOX}/api/v2/sendtx/`, { method: 'POST', body }),
    confirmations: async (txid) => {
      const answer = await ask(`${SANDBOX}/api/v2/tx/${txid}`);
      return answer.ok ? ((await answer.json()) as { confirmations: number }).confirmations : 0;
    },
  });
}

/** Answers what the wallet asks of the shop; all else goes on its way. */
export function standInForShop(): void {
  const ask = globalThis.fetch.bind(globalThis);
  let opened: Promise<Vendor> | null = null;
  globalThis.fetch = async (input, init) => {
    if (!String(input instanceof Request ? input.url : input).startsWith(SHOP_ORIGIN))
      return ask(input, init);
    opened ??= openShop(ask);
    const shop = await opened;
    shop.mood = (localStorage.getItem(SHOP_MOOD_KEY) ?? 'honest') as VendorMood;
    return shop.fetch(input, init);
  };
}
