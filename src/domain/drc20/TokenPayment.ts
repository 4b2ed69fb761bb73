import type { DogeAddress } from '../address/DogeAddress.ts';
import type { PersonalName } from '../session/personalName.ts';
import type { TokenUnits } from './TokenUnits.ts';

/** One receiver of a list that sends a token. */
export interface TokenPayment {
  readonly address: DogeAddress;
  /** more than none */
  readonly amount: TokenUnits;
  /** what the list calls the receiver; null when it says nothing */
  readonly name: PersonalName | null;
}
