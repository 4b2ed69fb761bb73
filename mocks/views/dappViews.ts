/** What sites ask for in stories. */
import type {
  AppConnectView,
  RequestFrame,
} from '../../src/screens/app/AppConnect/AppConnectScreen.types.ts';
import { doge, PRICE } from './money.ts';
import { ACCOUNTS, ADDRESSES } from './people.ts';

/** A site that is nobody's. */
export const SHOP_ORIGIN = 'https://much.shop.example';

/** A request to connect, seen for the first time. @param nowMs - milliseconds since 1970 */
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

/** A text that a site wants signed. */
export const LOGIN_TEXT = 'Log in to Much Shop\n\nAccount: such-customer\nTime: 2026-11-21 12:00 UTC';

/** A payment that a site asks for. */
export const SHOP_PAYMENT = {
  kind: 'pay',
  to: ADDRESSES.shop,
  amount: doge('41.98'),
  label: 'Order 1207',
} as const satisfies RequestFrame['ask'];

/** A transaction that a site serves. */
export const SHOP_PSBT = {
  kind: 'psbt',
  url: `${SHOP_ORIGIN}/orders/1207.psbt`,
  hash: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
} as const satisfies RequestFrame['ask'];

/** A request that waits for an answer. */
export const asking = (frame: RequestFrame): AppConnectView => ({
  ...frame,
  status: 'asking',
  failure: null,
});
