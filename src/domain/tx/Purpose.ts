/** What a transfer is for, as a person would say it. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Bill } from '../dogeconnect/Bill.ts';
import type { Txid } from './Txid.ts';

/** What a transfer is for. */
export type Purpose =
  | { readonly kind: 'send' }
  /** the same payment again, with a higher fee */
  | { readonly kind: 'speed-up'; readonly replaces: Txid }
  /** the coins of a payment that is not confirmed, back to ourselves */
  | { readonly kind: 'cancel'; readonly replaces: Txid }
  /** many coins into one; batches count from 1 */
  | { readonly kind: 'merge'; readonly batch: number; readonly batches: number }
  /** what a paper wallet holds, to us */
  | { readonly kind: 'sweep'; readonly from: readonly DogeAddress[] }
  /** a payment that a connected site asked for. @param origin - `https://…` */
  | { readonly kind: 'pay-app'; readonly origin: string }
  /** made as a partially signed transaction. `isShared`: it spends coins of others too */
  | { readonly kind: 'psbt'; readonly isShared: boolean }
  /** a bill of DogeConnect: the bytes go to its relay */
  | { readonly kind: 'pay-bill'; readonly bill: Bill };
