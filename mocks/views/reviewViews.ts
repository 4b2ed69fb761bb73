/** Review warnings about a signature, at the story's time. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { doge } from './money.ts';
import { ADDRESSES } from './people.ts';

/** Looks like the stories' shop but belongs to someone else. */
export const ALIKE = {
  kind: 'look-alike',
  like: 'D9iBq7RvXo3mTzYc1fKe8WnAhUd5LgEspS' as DogeAddress,
  name: null,
  sentDust: false,
} as const;

/** Locked until a day in 2029. */
export const LOCKED_UNTIL_2029 = {
  kind: 'locked',
  until: { kind: 'time', atMs: Date.UTC(2029, 0, 1, 12) },
} as const;

/** Another own wallet has signed for the shop. */
export const SIGNED_ELSEWHERE = {
  kind: 'signed-elsewhere',
  wallet: 'Savings for the holidays',
  payee: ADDRESSES.shop,
  amount: doge('30'),
} as const;

/** An earlier signed request uses one of this one's coins. */
export const ENDS_EARLIER = {
  kind: 'ends-earlier',
  payee: ADDRESSES.exchange,
  amount: doge('20'),
} as const;

/** A fee of 99 DOGE on 1 DOGE. */
export const DEAR_FEE = { kind: 'fee-needs-consent', fee: doge('99'), percent: 9_900 } as const;
