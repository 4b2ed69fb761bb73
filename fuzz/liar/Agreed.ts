/** What a person wanted, was shown and agreed to. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { Txid } from '../../src/domain/tx/Txid.ts';

/** Why money leaves: what a person agreed to at first. Replacing and trying again add nothing to it. */
export interface Purpose {
  readonly kind: 'send' | 'token' | 'sweep' | 'bill' | 'cosigned' | 'shared';
  readonly to: DogeAddress;
  /** where else the same person asked for the same */
  readonly alsoTo: Set<DogeAddress>;
  /** which of the person's devices it is done on */
  readonly device: number;
  /** koinu that may reach them, in all */
  amount: bigint;
  /** everything that was signed for it, and confirmed */
  readonly bytes: Set<Txid>;
  /** of a token transfer, what moves the token */
  readonly reveals: Set<Txid>;
}

/** A wallet of the person's, of which nothing counts as coming back to another one. */
export type OwnWallet = 'personal' | 'paper' | 'shared';

/** All of it, of all devices. */
export interface Agreed {
  readonly purposes: readonly Purpose[];
  /** by id, the fee that stood on the screen when it was confirmed; koinu */
  readonly shownFees: ReadonlyMap<Txid, bigint>;
  /** by id, what stood there as leaving the wallet, fee included; koinu */
  readonly shownLosses: ReadonlyMap<Txid, bigint>;
  /** the same of what brings the coin of a commit back, by the key of that coin */
  readonly shownFeesBack: ReadonlyMap<string, bigint>;
  /** pairs of a replacement and what it replaces: never both */
  readonly replaced: readonly (readonly [Txid, Txid])[];
  /** in words: what was signed while it spends coins of another payment of ours that lives, of which nobody said a word */
  readonly undone: readonly string[];
  /** addresses whose coins are ours: the wallets', the paper's, scripts of commits */
  readonly own: ReadonlyMap<DogeAddress, OwnWallet>;
}
