/** Drives recorded token transfers to completion, one transaction at a time. Continues after the app was killed. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Ports } from '../../../ports/Ports.ts';
import type { RunnerServices, RunProgress } from './tokenRounds.ts';

/** The code of a round is loaded with the first transfer. */
const loadRounds = () => import('./tokenRounds.ts');

/** One round at a time. */
export class TokenRunner {
  /** null while nothing is being broadcast */
  progress: RunProgress | null = null;

  readonly #ports: Pick<Ports, 'tokens'>;
  readonly #services: RunnerServices;
  readonly #load: typeof loadRounds;
  #round: Promise<void> | null = null;
  #isAskedAgain = false;

  /** @param load - retried by the next round when it fails: until then nothing is sent */
  constructor(ports: Pick<Ports, 'tokens'>, services: RunnerServices, load = loadRounds) {
    this.#ports = ports;
    this.#services = services;
    this.#load = load;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /**
   * Updates stages from the chain's reports, broadcasts what is ready, and asks the indexes about mined transfers. A call during a
   * round makes it run again. Never throws.
   */
  run(): Promise<void> {
    if (this.#round !== null) {
      this.#isAskedAgain = true;
      return this.#round;
    }
    if (this.#services.journal.transfers.length === 0) return Promise.resolve();
    this.#round = this.#rounds().finally(() => {
      this.#round = null;
    });
    return this.#round;
  }

  async #rounds(): Promise<void> {
    const work = await this.#load().catch(() => null);
    if (work === null) return;
    do {
      this.#isAskedAgain = false;
      await work.release(this.#services, this.#notify);
      this.#notify(null);
      await work.fetchVerdicts(this.#services, this.#ports.tokens);
    } while (this.#isAskedAgain);
  }

  #notify = (progress: RunProgress | null): void => {
    runInAction(() => {
      this.progress = progress;
    });
  };
}
