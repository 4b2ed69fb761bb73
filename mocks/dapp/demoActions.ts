/** The requests of the demo's site. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import type { AnsweredAction } from '../../src/domain/dapp/DappRequest.ts';

/** The demo site's origin: a domain that nobody owns. */
export const SITE_ORIGIN = 'https://much.shop.example';

/** Where it is paid, on regtest. */
const TILL = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;

/** One of each kind that gets a signature. */
export const DEMO_ACTIONS = {
  connect: { kind: 'connect' },
  sign: { kind: 'sign', text: 'Log in to Much Shop\nas such customer' },
  pay: { kind: 'pay', to: TILL, amount: koinu(420_000_000n), label: 'Order 1207' },
} as const satisfies Record<AnsweredAction['kind'], AnsweredAction>;

/** 22 unguessable base64url characters. */
export const freshNonce = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
};
