/** What a review says of a signature, at the story's instant. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { doge } from './money.ts';
import { ADDRESSES } from './people.ts';

/** Like the shop of the stories, and somebody else. */
export const ALIKE = {
  kind: 'look-alike',
  like: 'D9iBq7RvXo3mTzYc1fKe8WnAhUd5LgEspS' as DogeAddress,
  name: null,
  sentDust: false,
} as const;

/** A day in 2029. */
export const LOCKED_UNTIL_2029 = {
  kind: 'locked',
  until: { kind: 'time', atMs: Date.UTC(2029, 0, 1, 12) },
} as const;

/** Another wallet of ours signed for the shop. */
export const SIGNED_ELSEWHERE = {
  kind: 'signed-elsewhere',
  wallet: 'Savings for the holidays',
  payee: ADDRESSES.shop,
  amount: doge('30'),
} as const;

/** A request that was signed before has a coin of this one. */
export const ENDS_EARLIER = {
  kind: 'ends-earlier',
  payee: ADDRESSES.exchange,
  amount: doge('20'),
} as const;

/** 99 DOGE on 1 DOGE. */
export const DEAR_FEE = { kind: 'fee-needs-consent', fee: doge('99'), percent: 9_900 } as const;
