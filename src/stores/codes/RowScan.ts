/** Collects a sequence of QR codes, from an open scanner or from pictures. Parts stay until cleared. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { UrCollector, UrProgress } from '../../domain/ur/UrCollector.ts';
import type { UrMessage } from '../../domain/ur/UrMessage.ts';

/** Why the last step failed; collected parts stay. */
export type RowProblem = 'foreign' | 'other-format' | 'no-code' | 'scanner-failed';

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

  /** @param isWanted - complete messages that fail it are ignored; other parts stay */
  constructor(isWanted: (message: UrMessage) => boolean = () => true) {
    this.#isWanted = isWanted;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Loads the decoder. @throws when it can't be loaded */
  async open(): Promise<void> {
    const { UrCollector: Collector } = await import('../../domain/ur/UrCollector.ts');
    runInAction(() => {
      this.#collector ??= new Collector();
      this.problem = null;
    });
  }

  /** Takes the text of one code. @throws {Error} before `open` */
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

  clear(): void {
    this.progress = null;
    this.problem = null;
    this.#collector = null;
  }
}
