/** The life of one process: calls go out only while it lives, their answers come back only while it lives, and it can be killed at any. */

/** Which calls are counted towards a death: those to the page's storage, or those to the host's. */
export type CallKind = 'page' | 'host';

/** When a process dies. */
export interface Death {
  readonly at: CallKind;
  /** how many calls of that kind go well before it */
  readonly after: number;
  /** whether the call at which it dies still takes place */
  readonly isDone: boolean;
}

const never = <Value>(): Promise<Value> => new Promise<Value>(() => undefined);

/** One process of the app. */
export class LifeOfProcess {
  /** resolves when it dies */
  readonly died: Promise<'died'>;
  #tellDeath: () => void = () => undefined;
  #isAlive = true;
  #death: Death | null = null;
  #callsLeft = 0;

  constructor() {
    this.died = new Promise((resolve) => {
      this.#tellDeath = () => resolve('died');
    });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Lets it die at a later call; null lets it live. */
  dieAt(death: Death | null): void {
    this.#death = death;
    this.#callsLeft = death?.after ?? 0;
  }

  /** Ends it at once. What was sent takes place; nothing comes back. */
  kill(): void {
    this.#isAlive = false;
    this.#tellDeath();
  }

  /** Makes a call, if it lives. */
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
