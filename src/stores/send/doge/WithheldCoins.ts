/** Coins that the user withholds from payments, or releases: withheld ones are removed from prepared transfers and the manual selection. */
import { makeAutoObservable } from 'mobx';
import { type Outpoint, outpointKey } from '../../../domain/tx/Coin.ts';
import type { OwnCoins } from '../../chain/OwnCoins.ts';
import type { TransferFlow } from '../TransferFlow.ts';
import type { TransferDraft } from './TransferDraft.ts';

/** What may be about to spend them. */
export interface WithheldFrom {
  readonly coins: Pick<OwnCoins, 'released' | 'frozen'>;
  readonly draft: Pick<TransferDraft, 'input' | 'choose'>;
  readonly flow: Pick<TransferFlow, 'cancel'>;
}

/** For the current account; payments of others exclude withheld coins when they are planned. */
export class WithheldCoins {
  readonly #from: WithheldFrom;

  constructor(from: WithheldFrom) {
    this.#from = from;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  protect(coin: Outpoint): void {
    this.#from.coins.released.protect(coin);
    this.#leaveOut([coin]);
  }

  /** Freezes coins; those beyond the limit are left out. */
  freeze(coins: readonly Outpoint[]): void {
    if (coins.length === 0) return;
    this.#from.coins.frozen.freeze(coins);
    this.#leaveOut(coins);
  }

  /** Unfreezes a coin. Protection for what it carries stays. */
  unfreeze(coin: Outpoint): void {
    this.#from.coins.frozen.unfreeze(coin);
  }

  setFrozen(coin: Outpoint, isFrozen: boolean): void {
    if (isFrozen) this.freeze([coin]);
    else this.unfreeze(coin);
  }

  #leaveOut(coins: readonly Outpoint[]): void {
    const { draft, flow } = this.#from;
    flow.cancel();
    const { chosen } = draft.input;
    if (chosen === null) return;
    const withheld = new Set(coins.map(outpointKey));
    draft.choose(chosen.filter((key) => !withheld.has(key)));
  }
}
