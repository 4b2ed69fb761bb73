/** The transaction draft of specification §3, as the product's contract names it. */
import { DEFAULT_FEE_PRESET } from '../../domain/amount/FeeRate.ts';
import { type Koinu, NO_KOINU } from '../../domain/amount/Koinu.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';

/** The draft of specification §3, filled from what was prepared. Names are the product's contract. */
export interface DogecoinTx {
  readonly fromAddress: string;
  readonly toAddress: string;
  /** koinu */
  readonly toSatoshis: Koinu;
  readonly rawtx: string;
  readonly txid: string;
  /** koinu */
  readonly fee: Koinu;
  readonly autoAdjust: boolean;
  /** times the recommended rate */
  readonly feeRate: number;
  readonly toDomain: string;
}

/** An empty draft with the defaults of specification §9. */
export const EMPTY_TX: DogecoinTx = {
  fromAddress: '',
  toAddress: '',
  toSatoshis: NO_KOINU,
  rawtx: '',
  txid: '',
  fee: NO_KOINU,
  autoAdjust: false,
  feeRate: DEFAULT_FEE_PRESET,
  toDomain: '',
};

/** The draft as a transfer filled it. */
export const dogecoinTxOf = (pending: PendingTransfer): DogecoinTx => ({
  ...EMPTY_TX,
  fromAddress: pending.from,
  toAddress: pending.to,
  toSatoshis: pending.amount,
  rawtx: pending.rawHex,
  txid: pending.txid,
  fee: pending.fee,
});
