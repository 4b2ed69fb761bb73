/** The way from the wallet to the demo's shop: its address is nobody's, and the sandbox has it under a path. */
import { SHOP_ORIGIN } from '../../dogeconnect/payload.ts';

const SHOP = '/sandbox/shop';

/** Asks the sandbox what the wallet asks of the shop; all else goes on its way. */
export function leadToShop(): void {
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    return url.startsWith(`${SHOP_ORIGIN}/`)
      ? ask(`${SHOP}${url.slice(SHOP_ORIGIN.length)}`, init)
      : ask(input, init);
  };
}
