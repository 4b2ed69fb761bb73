/** What a transfer of the ledger moves. */
import type { Txid } from '../tx/Txid.ts';
import type { TokenUnits } from './TokenUnits.ts';

/** One move of one thing: what the inscription's JSON says. */
export type LedgerOp =
  | { readonly kind: 'drc-20'; readonly tick: string; readonly amount: TokenUnits }
  | { readonly kind: 'meme-20'; readonly tickId: Txid; readonly amount: TokenUnits }
  | { readonly kind: 'file'; readonly fileId: Txid };
