/** What a user wanted, was shown and agreed to. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { Txid } from '../../src/domain/tx/Txid.ts';

/** The reason for a payment, agreed to at first. Replacing and retrying add nothing to it. */
export interface Purpose {
  readonly kind: 'send' | 'token' | 'sweep' | 'bill' | 'cosigned' | 'shared';
  readonly to: DogeAddress;
  /** other addresses at which the same recipient requested the same payment */
  readonly alsoTo: Set<DogeAddress>;
  /** index of the device it is done on */
  readonly device: number;
  /** koinu that may reach the recipient, in total */
  amount: bigint;
  /** everything that was signed for it, and confirmed */
  readonly bytes: Set<Txid>;
  /** of a token transfer, the reveals that move the token */
  readonly reveals: Set<Txid>;
}

/** One of the user's wallets; a payment from one to another doesn't count as change. */
export type OwnWallet = 'personal' | 'paper' | 'shared';

/** Everything agreed to, over all devices. */
export interface Agreed {
  readonly purposes: readonly Purpose[];
  /** by txid, the fee shown when it was confirmed; koinu */
  readonly shownFees: ReadonlyMap<Txid, bigint>;
  /** by txid, the amount shown as leaving the wallet, fee included; koinu */
  readonly shownLosses: ReadonlyMap<Txid, bigint>;
  /** the same for transactions that recover a commit's coin, by the key of that coin */
  readonly shownFeesBack: ReadonlyMap<string, bigint>;
  /** pairs of a replacement and what it replaces: at most one may confirm */
  readonly replaced: readonly (readonly [Txid, Txid])[];
  /** in words: signed transactions that spend coins of another live payment of ours without a warning */
  readonly undone: readonly string[];
  /** addresses whose coins are ours: of the wallets, of the paper wallet, of commit scripts */
  readonly own: ReadonlyMap<DogeAddress, OwnWallet>;
}
