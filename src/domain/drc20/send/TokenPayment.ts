/** To whom a token is sent, how much of it, and to how many at once. */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { PersonalName } from '../../session/personalName.ts';
import type { TokenUnits } from '../TokenUnits.ts';

/** One recipient of a list that sends a token. */
export interface TokenPayment {
  readonly address: DogeAddress;
  /** more than none */
  readonly amount: TokenUnits;
  /** what the list calls the recipient; null when it says nothing */
  readonly name: PersonalName | null;
}

/** Recipients of one batch at most: each is two transactions, and a block takes a dozen transfers of one address. */
export const MAX_TOKEN_RECIPIENTS = 100;
