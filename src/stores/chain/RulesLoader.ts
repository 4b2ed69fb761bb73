/** The rules of transfers, once they are loaded. */
import { makeAutoObservable, runInAction } from 'mobx';
import { type Fault, toFault } from '../../domain/fault.ts';

/** Everything in domain/tx that plans, reads and checks transfers. */
export type TransferRules = typeof import('../../domain/tx/rules/transferRules.ts');

/** Loads the rules; the bundler keeps one copy. */
export const loadTransferRules = (): Promise<TransferRules> =>
  import('../../domain/tx/rules/transferRules.ts');

/** Loads them for the first screen that needs them. */
export class RulesLoader {
  /** null until then */
  rules: TransferRules | null = null;
  /** why they could not be loaded */
  fault: Fault | null = null;

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** A failure is kept in `fault`, and a later call tries again. */
  async load(): Promise<void> {
    if (this.rules !== null) return;
    try {
      const rules = await loadTransferRules();
      runInAction(() => {
        this.rules = rules;
        this.fault = null;
      });
    } catch (thrown) {
      runInAction(() => {
        this.fault = toFault(thrown, 'offline');
      });
    }
  }
}
