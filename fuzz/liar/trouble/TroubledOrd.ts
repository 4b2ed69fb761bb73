/** An index of inscriptions that never lies, as the real adapter asks it. */
import { createOrd } from '../../../src/adapters/ord/index.ts';
import type { DogeAddress } from '../../../src/domain/address/DogeAddress.ts';
import { outpointKey } from '../../../src/domain/tx/Coin.ts';
import type { Clock } from '../../../src/ports/Clock.ts';
import type { InscriptionIndexer } from '../../../src/ports/InscriptionIndexer.ts';
import type { TrueChain } from '../TrueChain.ts';
import type { Trouble } from './Trouble.ts';

const BASE = 'http://ord.test';
/** How far it goes back. */
const BLOCKS_BACK = 30;

/** The index. */
export class TroubledOrd {
  /** keys of coins of which it can say nothing */
  readonly unreadable = new Set<string>();
  readonly #trouble: Trouble;
  readonly #chain: TrueChain;
  #isBack = false;

  constructor(trouble: Trouble, chain: TrueChain) {
    this.#trouble = trouble;
    this.#chain = chain;
  }

  /** Asked through the adapter of the product. */
  open(clock: Clock): InscriptionIndexer {
    const fetch = this.#fetch as typeof globalThis.fetch;
    return createOrd({ name: 'ord.test', baseUrls: [BASE], clock, fetch, random: () => 1 });
  }

  #fetch = async (input: unknown): Promise<Response> => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    const [, what = '', about = ''] = new URL(String(input)).pathname.split('/');
    const { goesBack, random } = this.#trouble;
    // other blocks came while it was asked about coins: it reads on once it was asked how many it has
    if (goesBack && !this.#isBack && what === 'address') this.#isBack = random.chance(40);
    const isBack = this.#isBack;
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

  /** It reads blocks alone. */
  #coinsOf = (address: DogeAddress) =>
    this.#chain
      .unspent(address)
      .filter(({ txid }) => this.#chain.depth(txid) > 0)
      .map((coin) => ({ outpoint: [outpointKey(coin)] }));

  #output(key: string, isBack: boolean) {
    if (this.unreadable.has(key)) return { transaction: { not: 'a value' } };
    const isCarried = this.#chain.inscribed.has(key) && !isBack;
    return {
      transaction: key.slice(0, 64),
      inscriptions: isCarried ? [`${key.slice(0, 64)}i0`] : [],
      dunes: [],
    };
  }
}

const json = (value: unknown): Response => new Response(JSON.stringify(value));
