/** Connects the wallet to the demo's shop: its domain does not exist, and the sandbox serves it under a path. */
import { SHOP_ORIGIN } from '../../dogeconnect/payload.ts';

const SHOP = '/sandbox/shop';

/** Redirects the wallet's shop requests to the sandbox; all others pass. */
export function leadToShop(): void {
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    return url.startsWith(`${SHOP_ORIGIN}/`)
      ? ask(`${SHOP}${url.slice(SHOP_ORIGIN.length)}`, init)
      : ask(input, init);
  };
}
