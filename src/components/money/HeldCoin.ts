import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { CoinStatus } from '../../domain/tx/Coin.ts';
import type { Txid } from '../../domain/tx/Txid.ts';

/** A coin of the account as a list shows it. */
export interface HeldCoin {
  readonly txid: Txid;
  readonly vout: number;
  readonly value: Koinu;
  /** as far as the history that was read tells; `unknown` where it does not reach that far */
  readonly from:
    | { readonly kind: 'mined' }
    | { readonly kind: 'ourselves' }
    | { readonly kind: 'address'; readonly address: DogeAddress }
    | { readonly kind: 'unknown' };
  /** 0 while in no block */
  readonly confirmations: number;
  readonly status: CoinStatus;
  /** the person gave up its protection; absent: nobody did */
  readonly isReleased?: boolean;
}
