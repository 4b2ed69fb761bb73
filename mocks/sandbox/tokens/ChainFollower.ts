/** Reads a chain block by block into a state, like an index; after a reorganization it reads the new blocks. */
import type { Sandbox } from '../chain/Sandbox.ts';
import type { Block, TransactionRecord } from '../chain/types.ts';

/** How an index reads a chain. */
export interface Reading<State> {
  /** the state before the first block */
  begin(): State;
  /** applies the next block; the coinbase is the first record */
  read(state: State, block: Block, records: readonly TransactionRecord[]): void;
}

/** Follows one sandbox. */
export class ChainFollower<State> {
  readonly #sandbox: Sandbox;
  readonly #reading: Reading<State>;
  #state: State;
  #hashes: string[] = [];

  constructor(sandbox: Sandbox, reading: Reading<State>) {
    this.#sandbox = sandbox;
    this.#reading = reading;
    this.#state = reading.begin();
  }

  /** The newest block that was read; −1 before the first. */
  get height(): number {
    return this.#hashes.length - 1;
  }

  /** The state after that block. */
  get state(): State {
    return this.#state;
  }

  /** How many of the newest blocks that were read the chain has no more. */
  get replaced(): number {
    const { chain } = this.#sandbox;
    let kept = this.#hashes.length;
    while (kept > 0 && chain.blockAt(kept - 1)?.hash !== this.#hashes[kept - 1]) kept -= 1;
    return this.#hashes.length - kept;
  }

  /** Forgets everything, so that all is read anew. */
  restart(): void {
    this.#state = this.#reading.begin();
    this.#hashes = [];
  }

  /** The state after the block at a height, or after the tip when that is lower. */
  upTo(height: number): State {
    const { chain } = this.#sandbox;
    if (this.replaced > 0 || this.height > height) this.restart();
    for (let next = this.#hashes.length; next <= height; next++) {
      const block = chain.blockAt(next);
      if (!block) break;
      this.#reading.read(this.#state, block, this.#recordsOf(block));
      this.#hashes.push(block.hash);
    }
    return this.#state;
  }

  #recordsOf(block: Block): readonly TransactionRecord[] {
    return block.txids.flatMap((txid) => this.#sandbox.chain.record(txid) ?? []);
  }
}
