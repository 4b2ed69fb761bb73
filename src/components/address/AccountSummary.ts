import type { DogeAddress } from '../../domain/address/DogeAddress.ts';

/** An account as lists and menus show it. */
export interface AccountSummary {
  /** the person's own name for it: any script, any direction */
  readonly name: string;
  readonly address: DogeAddress;
}
