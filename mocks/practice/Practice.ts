/** A lesson: the wallet over a sandbox, on an in-memory phone, and the person's progress. */
import {
  actionBound,
  computed,
  makeObservable,
  observable,
  observableRef,
  reaction,
  runInAction,
} from 'mobx';
import { systemClock } from '../../src/adapters/clock/systemClock.ts';
import { hrefOf } from '../../src/app/routes/routes.ts';
import type { Telegram } from '../../src/ports/Telegram.ts';
import type { Stores } from '../../src/stores/Stores.ts';
import { IMPOSTOR, MOON_COFFEE } from '../demo/people.ts';
import { createDevice } from '../fixtures/device.ts';
import { type OpenApp, openApp } from '../fixtures/openApp.ts';
import { SandboxControl } from '../sandbox/control.ts';
import { replaceNetwork, SANDBOX_URL } from './sandboxNetwork.ts';

/** The steps, in order. */
export const LESSON = ['make', 'receive', 'send', 'alike', 'backup', 'lost'] as const;

export type LessonStep = (typeof LESSON)[number];

const GIFT_KOINU = 10_000_000_000n;
const BLOCK_MS = 20_000;

const billOf = (address: string): string => hrefOf('tx-create', { link: `dogecoin:${address}?amount=4.2` });

/** A step's help link in the wallet; steps without one are helped by the sandbox, or not at all. */
export const WAYS: Partial<Record<LessonStep, (stores: Stores) => string>> = {
  send: () => billOf(MOON_COFFEE),
  alike: () => billOf(IMPOSTOR),
  backup: ({ keyrings }) => hrefOf('check-backup', { key: keyrings.current.key }),
};

const hasPaid = ({ tx }: Stores, address: string): boolean =>
  tx.journal.transfers.some(({ outputs }) => outputs.some((output) => output.address === address));

const names = ({ tx }: Stores, address: string): boolean => tx.draft.input.recipientText.includes(address);

/** One lesson. It ends with the page. */
export class Practice {
  /** the current phone's wallet; null while it starts */
  app: OpenApp | null = null;
  /** counts phones: a new one is another wallet to render */
  phone = 0;
  done: readonly LessonStep[] = [];
  /** the wallet's current path */
  path = '/';
  /** whether the look-alike is, or was, in the visible form */
  isAlikeSeen = false;
  /** the wallet's first address on the lost phone; null before the loss */
  lostAddress: string | null = null;

  // no lag: what a lesson brings is there at once
  readonly #control = new SandboxControl({ clock: systemClock }, { indexLagMs: 0 });
  readonly #telegram: Telegram;
  readonly #stops: (() => void)[];
  #unwatch: readonly (() => void)[] = [];

  /** @param ownOrigin - of the page; null: no files are loaded */
  constructor(telegram: Telegram, ownOrigin: string | null) {
    this.#telegram = telegram;
    makeObservable(this, {
      app: observableRef,
      phone: observable,
      path: observable,
      visit: actionBound,
      done: observableRef,
      isAlikeSeen: observable,
      lostAddress: observable,
      step: computed,
      isAlikePaid: computed,
    });
    const blocks = setInterval(() => this.mine(), BLOCK_MS);
    this.#stops = [replaceNetwork(this.#control, ownOrigin), () => clearInterval(blocks)];
  }

  /** The step to do now; null when all are done. */
  get step(): LessonStep | null {
    return LESSON.find((step) => !this.done.includes(step)) ?? null;
  }

  /** Whether the person paid the look-alike after all. */
  get isAlikePaid(): boolean {
    return this.app !== null && hasPaid(this.app.stores, IMPOSTOR);
  }

  async open(): Promise<void> {
    const app = await openApp({
      device: createDevice(),
      chainUrls: [SANDBOX_URL],
      ordUrls: [`${SANDBOX_URL}/ord`],
      telegram: this.#telegram,
      isWholeStart: true,
    });
    runInAction(() => {
      this.app = app;
      this.phone += 1;
    });
    this.#unwatch = [...LESSON.map((step) => this.#watch(step, app)), this.#watchAlike(app)];
  }

  /** Records the current path. */
  visit(path: string): void {
    this.path = path;
  }

  /** Pays the wallet from a friend. */
  give(): void {
    const address = this.app?.stores.accounts.current.address ?? '';
    if (address !== '') this.#control.faucet(address, GIFT_KOINU);
  }

  mine(): void {
    this.#control.mine();
  }

  /** Loses the phone with all its data and starts a new one. */
  async lose(): Promise<void> {
    const { app } = this;
    if (app === null) return;
    const { address } = app.stores.accounts.current;
    this.#leave();
    runInAction(() => {
      this.app = null;
      this.lostAddress = address;
    });
    await this.open();
  }

  /** Ends the lesson: the page gets its own network back. */
  end(): void {
    this.#leave();
    for (const stop of this.#stops) stop();
  }

  get #isPaying(): boolean {
    return this.path.startsWith('/tx-');
  }

  #leave(): void {
    for (const stop of this.#unwatch) stop();
    this.#unwatch = [];
    this.app?.kill();
  }

  #watch(step: LessonStep, { stores }: OpenApp): () => void {
    return reaction(
      () => this.#isDone(step, stores),
      (isDone) => {
        if (isDone && !this.done.includes(step)) this.#finish(step);
      },
      { name: `lesson: ${step}`, fireImmediately: true },
    );
  }

  #watchAlike({ stores }: OpenApp): () => void {
    return reaction(
      () => this.#isPaying && names(stores, IMPOSTOR),
      (isNamed) => {
        if (isNamed) this.#noteAlike();
      },
      { name: 'lesson: the look-alike is in the form' },
    );
  }

  #finish(step: LessonStep): void {
    runInAction(() => {
      this.done = [...this.done, step];
    });
  }

  #noteAlike(): void {
    runInAction(() => {
      this.isAlikeSeen = true;
    });
  }

  #isDone(step: LessonStep, stores: Stores): boolean {
    const { keyrings, accounts, tx } = stores;
    switch (step) {
      case 'make':
        return accounts.current.address !== '';
      case 'receive':
        return tx.coins.breakdown.total > 0n;
      case 'send':
        return hasPaid(stores, MOON_COFFEE);
      case 'alike':
        return this.isAlikeSeen && !(this.#isPaying && names(stores, IMPOSTOR));
      case 'backup':
        return !keyrings.isEmpty && keyrings.current.backedUpAtMs !== null;
      case 'lost':
        return (
          this.lostAddress !== null &&
          keyrings.keyrings.some(({ accounts: own }) =>
            own.some(({ address }) => address === this.lostAddress),
          )
        );
    }
  }
}
