/** One of the user's devices with the app on it; the app may be killed at any of its calls and writes. */
import type { ManualClock } from '../../mocks/clock/manualClock.ts';
import { createDevice, type Device } from '../../mocks/fixtures/device.ts';
import type { OpenApp } from '../../mocks/fixtures/openApp.ts';
import type { ChainIndexer } from '../../src/ports/ChainIndexer.ts';
import { type Outside, openOn, wake } from './openWallet.ts';

/** One run of the app, from its start to its kill. */
interface Life {
  /** calls and writes until it is killed; null: it isn't killed */
  left: number | null;
  isOver: boolean;
  readonly end: Promise<void>;
  readonly finish: () => void;
}

function newLife(): Life {
  let finish = (): void => {};
  const end = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { left: null, isOver: false, end, finish };
}

/** Calls of a killed process never resolve. Each gets its own promise, so that none keeps its awaiters alive. */
const silence = (): Promise<never> => new Promise<never>(() => {});

/** A snapshot of a device; later writes to the old one don't reach it. */
export function copyDevice(device: Device): Device {
  const copy = createDevice();
  for (const [key, text] of device.texts) copy.texts.set(key, text);
  for (const [name, text] of device.entries.texts) copy.entries.texts.set(name, text);
  return { ...copy, envelopes: device.envelopes.copy() };
}

export class Handset {
  readonly #clock: ManualClock;
  readonly #outside: Outside;
  #device: Device;
  #app: OpenApp | null = null;
  #life: Life = newLife();

  /** @param device - not copied */
  constructor(device: Device, outside: Outside, clock: ManualClock) {
    this.#device = device;
    this.#outside = outside;
    this.#clock = clock;
  }

  get stores(): OpenApp['stores'] {
    if (this.#app === null) throw new Error('nothing is open');
    return this.#app.stores;
  }

  /** Starts the app on the stored data, and unlocks it. */
  async open(): Promise<void> {
    this.#life = newLife();
    const life = this.#life;
    this.#device.envelopes.onCall = () => void this.#lives(life);
    this.#device.entries.onWrite = () => void this.#lives(life);
    const outside = { ...this.#outside, ...this.#guarded(life) };
    this.#app = await openOn(this.#watched(life), outside, this.#clock);
    await wake(this.#app);
  }

  /** Unlocks the app if it auto-locked meanwhile. */
  async unlock(): Promise<void> {
    if (this.#app !== null && !this.stores.session.isUnlocked) await wake(this.#app);
  }

  /** Kills the app: only what it has written is kept. */
  kill(): void {
    this.#life.isOver = true;
    this.#app?.kill();
    this.#app = null;
    this.#device = copyDevice(this.#device);
    this.#life.finish();
  }

  /**
   * Runs an action with the app.
   *
   * @param calls - the app is killed after this many calls and writes, and reopened; null: it isn't
   * @returns whether it survived
   */
  async during(action: () => Promise<void>, calls: number | null): Promise<boolean> {
    const life = this.#life;
    life.left = calls;
    await Promise.race([action(), life.end]);
    life.left = null;
    if (life.isOver) await this.open();
    return !life.isOver;
  }

  /** Counts a call or write at which it may be killed. @returns whether it is still alive */
  #lives(life: Life): boolean {
    if (life.isOver || life.left === null) return !life.isOver;
    life.left -= 1;
    if (life.left < 0) this.kill();
    return !life.isOver;
  }

  #watched(life: Life): Device {
    const device = this.#device;
    const write = (doIt: () => void): void => {
      if (!this.#lives(life)) return;
      doIt();
      this.#lives(life);
    };
    const storage = {
      getItem: device.storage.getItem,
      setItem: (key: string, value: string) => write(() => device.storage.setItem(key, value)),
      removeItem: (key: string) => write(() => device.storage.removeItem(key)),
    };
    return { ...device, storage };
  }

  #guarded(life: Life): Pick<Outside, 'chain' | 'fetch'> {
    const { chain, fetch } = this.#outside;
    const guard =
      <Given extends readonly unknown[], Value>(call: (...given: Given) => Promise<Value>) =>
      async (...given: Given): Promise<Value> => {
        if (!this.#lives(life)) return silence();
        const [answer] = await Promise.allSettled([call(...given)]);
        if (!this.#lives(life)) return silence();
        if (answer.status === 'rejected') throw answer.reason;
        return answer.value;
      };
    const watched: ChainIndexer = {
      tip: guard(chain.tip),
      balance: guard(chain.balance),
      balanceChanges: guard(chain.balanceChanges),
      unspent: guard(chain.unspent),
      history: guard(chain.history),
      transaction: guard(chain.transaction),
      rawTransaction: guard(chain.rawTransaction),
      rawTransactions: guard(chain.rawTransactions),
      feeEstimates: guard(chain.feeEstimates),
      broadcast: guard(chain.broadcast),
      watch: chain.watch,
    };
    return fetch === undefined ? { chain: watched } : { chain: watched, fetch: guard(fetch) };
  }
}
