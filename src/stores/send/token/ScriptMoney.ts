/** Recovers DOGE from one-time scripts of our token transfers: the rest of a commit, or mistaken payments. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { ScriptMoneyState } from '../../../domain/drc20/script/recovery.ts';
import { toFault } from '../../../domain/fault.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import type { Ports } from '../../../ports/Ports.ts';
import type { KnownScript } from '../../chain/readCommitScripts.ts';
import type { LazyStore } from '../../session/LazyStores.ts';
import type { Session } from '../../session/Session.ts';
import type { SpendingWallet } from '../SpendingWallet.ts';
import type { ScriptMoneyServices } from './scriptRecovery.ts';

interface ScriptMoneyStores {
  readonly session: Session;
  readonly tx: Pick<SpendingWallet, 'journal' | 'tokenJournal'>;
}

/** State by script address. */
export class ScriptMoney implements LazyStore {
  states: ReadonlyMap<string, ScriptMoneyState> = new Map();

  readonly #ports: Ports;
  readonly #services: ScriptMoneyServices;

  constructor(ports: Ports, { session, tx }: ScriptMoneyStores) {
    this.#ports = ports;
    this.#services = { session, pending: tx.journal, journal: tx.tokenJournal };
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Null before `inspect`. */
  of(script: Pick<KnownScript, 'address'>): ScriptMoneyState | null {
    return this.states.get(script.address) ?? null;
  }

  /** Queries the chain for the script's coins. Never throws. */
  async inspect(script: KnownScript): Promise<void> {
    if (this.of(script)?.kind === 'working' || this.of(script)?.kind === 'sent') return;
    await this.#do(script, async () => {
      const { inspectScript } = await import('./scriptRecovery.ts');
      return inspectScript(this.#tools, script);
    });
  }

  /** Signs, records and broadcasts the recovery of all of it. Never throws. */
  async bringBack(script: KnownScript, agreed: readonly Consent[] = []): Promise<void> {
    if (this.of(script)?.kind === 'working') return;
    this.#become(script, { kind: 'working' });
    await this.#do(script, async () => {
      const { bringBackFrom } = await import('./scriptRecovery.ts');
      return bringBackFrom(this.#tools, script, agreed);
    });
  }

  forget(): void {
    this.states = new Map();
  }

  get #tools() {
    return { ports: this.#ports, ...this.#services };
  }

  async #do(script: KnownScript, work: () => Promise<ScriptMoneyState>): Promise<void> {
    try {
      this.#become(script, await work());
    } catch (thrown) {
      const fault = toFault(thrown, 'offline');
      if (fault.kind === 'locked' || fault.kind === 'worker-failed') this.#services.session.forgetSession();
      this.#become(script, { kind: 'failed', fault });
    }
  }

  #become({ address }: KnownScript, state: ScriptMoneyState): void {
    runInAction(() => {
      this.states = new Map([...this.states, [address, state]]);
    });
  }
}
