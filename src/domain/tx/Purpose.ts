/** The purpose of a transfer, as shown to the user. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Bill } from '../dogeconnect/Bill.ts';
import type { Txid } from './Txid.ts';

export type Purpose =
  | { readonly kind: 'send' }
  /** the same payment again, with a higher fee */
  | { readonly kind: 'speed-up'; readonly replaces: Txid }
  /** sends the coins of an unconfirmed payment back to ourselves */
  | { readonly kind: 'cancel'; readonly replaces: Txid }
  /** combines many coins into one; batches count from 1 */
  | { readonly kind: 'merge'; readonly batch: number; readonly batches: number }
  /** moves the coins of a paper wallet to us */
  | { readonly kind: 'sweep'; readonly from: readonly DogeAddress[] }
  /** a payment requested by a connected site. @param origin - `https://…` */
  | { readonly kind: 'pay-app'; readonly origin: string }
  /** made as a partially signed transaction. `isShared`: it also spends coins of others */
  | { readonly kind: 'psbt'; readonly isShared: boolean }
  /** a DogeConnect bill: the bytes are sent to its relay */
  | { readonly kind: 'pay-bill'; readonly bill: Bill };
