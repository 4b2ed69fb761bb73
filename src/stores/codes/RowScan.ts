/** Collects a row of codes: from a scanner that stays open, or from pictures. What was seen stays until it is cleared. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { UrCollector, UrProgress } from '../../domain/ur/UrCollector.ts';
import type { UrMessage } from '../../domain/ur/UrMessage.ts';

/** What stopped the last step; what was collected stays. */
export type RowProblem = 'foreign' | 'other-format' | 'no-code' | 'scanner-failed';

/** What came of one code. */
export type RowTaken = { readonly kind: 'foreign' } | { readonly kind: 'part' } | RowComplete;

interface RowComplete {
  readonly kind: 'complete';
  readonly message: UrMessage;
}

/** State of one scan. */
export class RowScan {
  /** null before the first part */
  progress: UrProgress | null = null;
  problem: RowProblem | null = null;
  #collector: UrCollector | null = null;

  readonly #isWanted: (message: UrMessage) => boolean;

  /** @param isWanted - a whole message that is not is passed over; what else was seen stays */
  constructor(isWanted: (message: UrMessage) => boolean = () => true) {
    this.#isWanted = isWanted;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Loads what reads codes. @throws where it cannot be loaded */
  async open(): Promise<void> {
    const { UrCollector: Collector } = await import('../../domain/ur/UrCollector.ts');
    runInAction(() => {
      this.#collector ??= new Collector();
      this.problem = null;
    });
  }

  /** Takes what one code says. @throws {Error} before it was opened */
  take(text: string): RowTaken {
    if (this.#collector === null) throw new Error('a code before the scan was opened');
    const taken = this.#collector.take(text);
    if (taken.kind === 'part') this.progress = taken;
    if (taken.kind === 'complete' && !this.#isWanted(taken.message)) return { kind: 'foreign' };
    if (taken.kind === 'complete') this.clear();
    return taken.kind === 'part' ? { kind: 'part' } : taken;
  }

  fail(problem: RowProblem): void {
    this.problem = problem;
  }

  /** Forgets what was collected. */
  clear(): void {
    this.progress = null;
    this.problem = null;
    this.#collector = null;
  }
}
