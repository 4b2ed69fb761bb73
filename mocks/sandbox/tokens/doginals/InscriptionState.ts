/** Everything that the index of inscriptions knows after some block. */
import type { DoginalsLedger } from './DoginalsLedger.ts';
import type { Inscription } from './Inscription.ts';

/** An inscription of which parts have been seen: the next one spends the coin that it is kept by. */
export interface Unfinished {
  readonly id: string;
  readonly mime: string;
  readonly body: readonly Uint8Array[];
  /** how many pieces are to come */
  readonly left: number;
}

/** The index. */
export interface InscriptionState {
  readonly inscriptions: Map<string, Inscription>;
  /** ids by the coin that carries them */
  readonly carried: Map<string, Inscription[]>;
  /** by the coin that the next part spends */
  readonly unfinished: Map<string, Unfinished>;
  readonly ledger: DoginalsLedger;
}
