/** Brings token transfers that are written down to their end, one transaction after the other. It goes on after any kill. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Ports } from '../../../ports/Ports.ts';
import type { RunnerServices, RunProgress } from './tokenRounds.ts';

/** How a round is done comes with the first transfer. */
const loadRounds = () => import('./tokenRounds.ts');

/** One round at a time. */
export class TokenRunner {
  /** null while nothing leaves */
  progress: RunProgress | null = null;

  readonly #ports: Pick<Ports, 'tokens'>;
  readonly #services: RunnerServices;
  readonly #load: typeof loadRounds;
  #round: Promise<void> | null = null;
  #isAskedAgain = false;

  /** @param load - asked again by the next round when it fails: until then nothing more leaves */
  constructor(ports: Pick<Ports, 'tokens'>, services: RunnerServices, load = loadRounds) {
    this.#ports = ports;
    this.#services = services;
    this.#load = load;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /**
   * Takes over what the chain has told of our transactions, hands over what may leave, and asks the indexes about what is
   * mined. A call while one is under way makes it go around again. Never throws.
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
