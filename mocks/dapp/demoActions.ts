/** What the demo's site asks for. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import type { AnsweredAction } from '../../src/domain/dapp/DappRequest.ts';

/** Where the demo's site lives: a name that belongs to nobody. */
export const SITE_ORIGIN = 'https://much.shop.example';

/** Where it is paid: an address of nobody in particular on regtest. */
const TILL = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;

/** One of each kind that is answered with a signature. */
export const DEMO_ACTIONS = {
  connect: { kind: 'connect' },
  sign: { kind: 'sign', text: 'Log in to Much Shop\nas such customer' },
  pay: { kind: 'pay', to: TILL, amount: koinu(420_000_000n), label: 'Order 1207' },
} as const satisfies Record<AnsweredAction['kind'], AnsweredAction>;

/** 22 letters of base64url that nobody can guess. */
export const freshNonce = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
};
