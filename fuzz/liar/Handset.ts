/** One of the person's devices with the app on it, which may be killed at any of its calls and writes. */
import type { ManualClock } from '../../mocks/clock/manualClock.ts';
import { createDevice, type Device } from '../../mocks/fixtures/device.ts';
import type { OpenApp } from '../../mocks/fixtures/openApp.ts';
import type { ChainIndexer } from '../../src/ports/ChainIndexer.ts';
import { type Outside, openOn, wake } from './openWallet.ts';

/** From one start of the app to its kill. */
interface Life {
  /** calls and writes until it is killed; null: it is left alone */
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

/** What a killed process hears of its calls: each its own, so that nothing holds what waits for it. */
const silence = (): Promise<never> => new Promise<never>(() => {});

/** A device as it is this moment; nothing that is written to the old one reaches it. */
export function copyDevice(device: Device): Device {
  const copy = createDevice();
  for (const [key, text] of device.texts) copy.texts.set(key, text);
  for (const [name, text] of device.entries.texts) copy.entries.texts.set(name, text);
  return { ...copy, envelopes: device.envelopes.copy() };
}

/** A device and its app. */
export class Handset {
  readonly #clock: ManualClock;
  readonly #outside: Outside;
  #device: Device;
  #app: OpenApp | null = null;
  #life: Life = newLife();

  /** @param device - used as it is */
  constructor(device: Device, outside: Outside, clock: ManualClock) {
    this.#device = device;
    this.#outside = outside;
    this.#clock = clock;
  }

  get stores(): OpenApp['stores'] {
    if (this.#app === null) throw new Error('nothing is open');
    return this.#app.stores;
  }

  /** Starts the app on what is kept, and unlocks it. */
  async open(): Promise<void> {
    this.#life = newLife();
    const life = this.#life;
    this.#device.envelopes.onCall = () => void this.#lives(life);
    this.#device.entries.onWrite = () => void this.#lives(life);
    const outside = { ...this.#outside, ...this.#guarded(life) };
    this.#app = await openOn(this.#watched(life), outside, this.#clock);
    await wake(this.#app);
  }

  /** What locked itself while time went by is unlocked. */
  async unlock(): Promise<void> {
    if (this.#app !== null && !this.stores.session.isUnlocked) await wake(this.#app);
  }

  /** Kills the app: what it has written is kept, and nothing else. */
  kill(): void {
    this.#life.isOver = true;
    this.#app?.kill();
    this.#app = null;
    this.#device = copyDevice(this.#device);
    this.#life.finish();
  }

  /**
   * Does something with the app.
   *
   * @param calls - the app is killed at so many calls and writes from now, and opened again; null: it is not
   * @returns whether it lived
   */
  async during(action: () => Promise<void>, calls: number | null): Promise<boolean> {
    const life = this.#life;
    life.left = calls;
    await Promise.race([action(), life.end]);
    life.left = null;
    if (life.isOver) await this.open();
    return !life.isOver;
  }

  /** A moment at which it may be killed. @returns whether it lives on */
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
