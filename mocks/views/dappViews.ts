/** Sites' requests in stories. */
import type {
  AppConnectView,
  RequestFrame,
} from '../../src/screens/app/AppConnect/AppConnectScreen.types.ts';
import { doge, PRICE } from './money.ts';
import { ACCOUNTS, ADDRESSES } from './people.ts';

/** A site that does not exist. */
export const SHOP_ORIGIN = 'https://much.shop.example';

/** A connection request from a new site. @param nowMs - milliseconds since 1970 */
export const requestFrame = (nowMs: number, origin = SHOP_ORIGIN): RequestFrame => ({
  origin,
  name: 'Much Shop',
  callback: `${origin}/wallet`,
  ask: { kind: 'connect' },
  expiresAtMs: nowMs + 581_000,
  nowMs,
  isConnected: false,
  likeness: null,
  accounts: [
    { ...ACCOUNTS.everyday, key: 'key-1/0', walletName: 'Wallet 1' },
    { ...ACCOUNTS.arabic, key: 'key-2/0', walletName: 'Rainy days' },
  ],
  chosen: 'key-1/0',
  price: PRICE,
});

/** A text to sign. */
export const LOGIN_TEXT = 'Log in to Much Shop\n\nAccount: such-customer\nTime: 2026-11-21 12:00 UTC';

export const SHOP_PAYMENT = {
  kind: 'pay',
  to: ADDRESSES.shop,
  amount: doge('41.98'),
  label: 'Order 1207',
} as const satisfies RequestFrame['ask'];

export const SHOP_PSBT = {
  kind: 'psbt',
  url: `${SHOP_ORIGIN}/orders/1207.psbt`,
  hash: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
} as const satisfies RequestFrame['ask'];

/** A request waiting for the person's answer. */
export const asking = (frame: RequestFrame): AppConnectView => ({
  ...frame,
  status: 'asking',
  failure: null,
});
