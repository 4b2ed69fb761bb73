/** Recovers the money of commits whose reveals were rejected. */
import { makeAutoObservable, runInAction } from 'mobx';
import { toFault } from '../../../domain/fault.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { Ports } from '../../../ports/Ports.ts';
import type { RecoveryServices, RecoveryState } from './recoverToken.ts';

/** State by transfer id. */
export class TokenRecovery {
  states: ReadonlyMap<Txid, RecoveryState> = new Map();

  readonly #ports: Ports;
  readonly #services: RecoveryServices;

  constructor(ports: Ports, services: RecoveryServices) {
    this.#ports = ports;
    this.#services = services;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Null before `inspect`. */
  of(id: Txid): RecoveryState | null {
    return this.states.get(id) ?? null;
  }

  /** Computes what would be returned. Never throws. */
  async inspect(id: Txid): Promise<void> {
    if (this.of(id)?.kind === 'working') return;
    try {
      const { planBack } = await import('./recoverToken.ts');
      const planned = await planBack(this.#tools, id);
      if (planned === null || this.of(id)?.kind === 'working') return;
      this.#become(
        id,
        planned.ok
          ? { kind: 'possible', gets: planned.value.returned, fee: planned.value.fee }
          : { kind: 'impossible', problem: planned.problem },
      );
    } catch (thrown) {
      this.#become(id, { kind: 'failed', fault: toFault(thrown, 'offline') });
    }
  }

  /** Plans, signs, records and broadcasts the recovery. Never throws: see the state and the transfer's stage. */
  async recover(id: Txid, agreed: readonly Consent[] = []): Promise<void> {
    if (this.of(id)?.kind === 'working') return;
    this.#become(id, { kind: 'working' });
    try {
      const { bringBack } = await import('./recoverToken.ts');
      const state = await bringBack(this.#tools, id, agreed);
      this.#become(id, state);
    } catch (thrown) {
      const fault = toFault(thrown, 'storage-blocked');
      if (fault.kind === 'locked' || fault.kind === 'worker-failed') this.#services.session.forgetSession();
      this.#become(id, { kind: 'failed', fault });
    }
    await this.#services.runner.run();
  }

  reset(): void {
    this.states = new Map();
  }

  get #tools() {
    return { ports: this.#ports, ...this.#services };
  }

  #become(id: Txid, state: RecoveryState | null): void {
    runInAction(() => {
      const others = [...this.states].filter(([other]) => other !== id);
      this.states = new Map(state === null ? others : [...others, [id, state]]);
    });
  }
}
