/** Coins that the person takes out of payments, or gives back: from then on nothing that is prepared or chosen by hand spends them. */
import { makeAutoObservable } from 'mobx';
import { type Outpoint, outpointKey } from '../../../domain/tx/Coin.ts';
import type { OwnCoins } from '../../chain/OwnCoins.ts';
import type { TransferFlow } from '../TransferFlow.ts';
import type { TransferDraft } from './TransferDraft.ts';

/** What may spend them as yet. */
export interface WithheldFrom {
  readonly coins: Pick<OwnCoins, 'released' | 'frozen'>;
  readonly draft: Pick<TransferDraft, 'input' | 'choose'>;
  readonly flow: Pick<TransferFlow, 'cancel'>;
}

/** Of the account on show; coins of others are withheld by what plans their payments. */
export class WithheldCoins {
  readonly #from: WithheldFrom;

  constructor(from: WithheldFrom) {
    this.#from = from;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Protects a released coin again. */
  protect(coin: Outpoint): void {
    this.#from.coins.released.protect(coin);
    this.#leaveOut([coin]);
  }

  /** Freezes coins; those that do not fit are left out. */
  freeze(coins: readonly Outpoint[]): void {
    if (coins.length === 0) return;
    this.#from.coins.frozen.freeze(coins);
    this.#leaveOut(coins);
  }

  /** Frees one again. What protects it for what it carries stays. */
  unfreeze(coin: Outpoint): void {
    this.#from.coins.frozen.unfreeze(coin);
  }

  /** One or the other. */
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
