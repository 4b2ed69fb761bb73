/** An inscription index that never lies, requested through the real adapter. */
import { createOrd } from '../../../src/adapters/ord/index.ts';
import type { DogeAddress } from '../../../src/domain/address/DogeAddress.ts';
import { outpointKey } from '../../../src/domain/tx/Coin.ts';
import type { Txid } from '../../../src/domain/tx/Txid.ts';
import type { Clock } from '../../../src/ports/Clock.ts';
import type { InscriptionIndexer } from '../../../src/ports/InscriptionIndexer.ts';
import type { TrueChain } from '../TrueChain.ts';
import type { Trouble } from './Trouble.ts';

const BASE = 'http://ord.test';
/** How many blocks it falls back. */
const BLOCKS_BACK = 30;
/** Number of requests before blocks may change again. */
const QUIET_QUESTIONS = 60;

/** The server behind the adapter; it may fall back and catch up. */
export class TroubledOrd {
  /** keys of coins it can't answer for */
  readonly unreadable = new Set<string>();
  readonly #trouble: Trouble;
  readonly #chain: TrueChain;
  /** whether it fell back, and doesn't catch up for now */
  staysBack = false;
  #isBack = false;
  /** whether it catches up before its block count is requested */
  #isSwift = false;
  #quiet = 0;

  constructor(trouble: Trouble, chain: TrueChain) {
    this.#trouble = trouble;
    this.#chain = chain;
  }

  /** Opens the product's adapter. */
  open(clock: Clock): InscriptionIndexer {
    const fetch = this.#fetch as typeof globalThis.fetch;
    return createOrd({ name: 'ord.test', baseUrls: [BASE], clock, fetch, random: () => 1 });
  }

  /** Whether it has not read a transaction's block while it stays behind. */
  isUnread = (id: Txid): boolean => this.#chain.depth(id) <= BLOCKS_BACK;

  /** It stays behind for longer, or has caught up. */
  change(): void {
    const { goesBack, random } = this.#trouble;
    this.staysBack = goesBack && random.chance(30);
  }

  #fetch = async (input: unknown): Promise<Response> => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    const [, what = '', about = ''] = new URL(String(input)).pathname.split('/');
    this.#noticeBlocks(what);
    const isBack = this.#isBack || this.staysBack;
    if (what === 'block-count') this.#isBack = false;
    if (what === 'status') return new Response('OK');
    if (what === 'block-count')
      return new Response(String(this.#chain.height + 1 - (isBack ? BLOCKS_BACK : 0)));
    if (what === 'address') return json(this.#coinsOf(about as DogeAddress));
    if (what === 'outputs')
      return json(
        decodeURIComponent(about)
          .split(',')
          .map((key) => this.#output(key, isBack)),
      );
    return new Response('not found', { status: 404 });
  };

  /** Blocks change during requests about coins: it catches up before or after its block count is requested. */
  #noticeBlocks(what: string): void {
    const { goesBack, random } = this.#trouble;
    this.#quiet -= 1;
    if (goesBack && !this.#isBack && what === 'outputs' && this.#quiet <= 0) {
      this.#isBack = random.chance(40);
      this.#isSwift = random.chance(50);
      if (this.#isBack) this.#quiet = QUIET_QUESTIONS;
    }
    if (this.#isSwift && what !== 'outputs') this.#isBack = false;
  }

  /** It reads only blocks. */
  #coinsOf = (address: DogeAddress) =>
    this.#chain
      .unspent(address)
      .filter(({ txid }) => this.#chain.depth(txid) > 0)
      .map((coin) => ({ outpoint: [outpointKey(coin)] }));

  #output(key: string, isBack: boolean) {
    if (this.unreadable.has(key)) return { transaction: { not: 'a value' } };
    const isReadYet = !isBack || !this.isUnread(key.slice(0, 64) as Txid);
    const isCarried = this.#chain.inscribed.has(key) && isReadYet;
    return {
      transaction: key.slice(0, 64),
      inscriptions: isCarried ? [`${key.slice(0, 64)}i0`] : [],
      dunes: [],
    };
  }
}

const json = (value: unknown): Response => new Response(JSON.stringify(value));
