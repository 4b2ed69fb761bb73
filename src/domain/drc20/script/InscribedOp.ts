/** What an inscription of the ledger asks for. Whether the ledger does it is another question. */
import type { LedgerOp } from '../LedgerOp.ts';
import type { TokenUnits } from '../TokenUnits.ts';

/** Amounts are in units and may be zero; ticks of drc-20 are in upper case. */
export type InscribedOp =
  | { readonly kind: 'transfer'; readonly op: LedgerOp }
  | {
      readonly kind: 'drc-20-deploy';
      readonly tick: string;
      readonly max: TokenUnits;
      /** most that one mint gives */
      readonly limit: TokenUnits;
      readonly decimals: number;
    }
  /** `amount` for each time that the recipient's coin pays */
  | { readonly kind: 'drc-20-mint'; readonly tick: string; readonly amount: TokenUnits }
  | {
      readonly kind: 'meme-20-deploy';
      readonly tick: string;
      readonly name: string;
      readonly max: TokenUnits;
    }
  | { readonly kind: 'file-deploy' };
