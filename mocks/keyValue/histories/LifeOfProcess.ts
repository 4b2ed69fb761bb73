/** One process's lifetime: calls are sent and answered only while it lives, and it can be killed at any call. */

/** The calls counted toward its death: page storage or host storage. */
export type CallKind = 'page' | 'host';

export interface Death {
  readonly at: CallKind;
  /** how many calls of that kind succeed before it */
  readonly after: number;
  /** whether the call at which it dies still takes effect */
  readonly isDone: boolean;
}

const never = <Value>(): Promise<Value> => new Promise<Value>(() => undefined);

/** One process of the app. */
export class LifeOfProcess {
  readonly died: Promise<'died'>;
  #reportDeath: () => void = () => undefined;
  #isAlive = true;
  #death: Death | null = null;
  #callsLeft = 0;

  constructor() {
    this.died = new Promise((resolve) => {
      this.#reportDeath = () => resolve('died');
    });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Schedules its death at a later call; null cancels it. */
  dieAt(death: Death | null): void {
    this.#death = death;
    this.#callsLeft = death?.after ?? 0;
  }

  /** Kills it at once. Calls already sent take effect; no answer returns. */
  kill(): void {
    this.#isAlive = false;
    this.#reportDeath();
  }

  /** Makes a call, if the process lives. */
  async call<Value>(kind: CallKind, send: () => Promise<Value>): Promise<Value> {
    if (!this.#isAlive) return never();
    const isLast = this.#death?.at === kind && this.#callsLeft-- <= 0;
    if (isLast && this.#death?.isDone === false) {
      this.kill();
      return never();
    }
    const answer = send();
    if (isLast) this.kill();
    answer.catch(() => undefined);
    const value = await answer.catch((thrown: unknown) =>
      this.#isAlive ? Promise.reject(thrown) : never<Value>(),
    );
    return this.#isAlive ? value : never();
  }
}
