import type { DogeAddress } from '../domain/address/DogeAddress.ts';

/** How an account shows itself. */
export interface AccountSummary {
  /** the person's own name for it: any script, any direction */
  readonly name: string;
  readonly address: DogeAddress;
}
