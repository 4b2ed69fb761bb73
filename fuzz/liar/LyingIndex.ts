/** Indexes of tokens and inscriptions that claim anything; their answers need not agree with each other. */
import { balanceOf, createFakeIndex, createFakeOrd, infoOf } from '../../mocks/fixtures/fakeIndex.ts';
import { tokenKey } from '../../src/domain/drc20/TokenId.ts';
import { tokenUnits } from '../../src/domain/drc20/TokenUnits.ts';
import { Fault } from '../../src/domain/fault.ts';
import { outpointKey } from '../../src/domain/tx/Coin.ts';
import type { InscriptionIndexer } from '../../src/ports/InscriptionIndexer.ts';
import type { TokenIndexer } from '../../src/ports/TokenIndexer.ts';
import type { Random } from '../random.ts';
import { THIEF } from './LyingServer.ts';

const ENOUGH = 1_000_000_000_000n;
const TICK = 'UNIX';

/** Creates lying indexes of both kinds. */
export class LyingIndex {
  readonly #random: Random;
  readonly #lies: number;

  constructor(random: Random) {
    this.#random = random;
    this.#lies = random.pick([0, 5, 20, 60]);
  }

  #isLying = (share = 100): boolean => this.#random.chance((this.#lies * share) / 100);

  #silence(): void {
    if (this.#isLying(15)) throw new Fault('timeout', 'silence');
  }

  #height = (): number => (this.#isLying(30) ? this.#random.pick([0, 299, 100_000]) : 300);

  /** A token index. */
  tokens(name: string): TokenIndexer {
    const honest = createFakeIndex(name, { indexed: 300, balances: [balanceOf(TICK, ENOUGH)] });
    return {
      ...honest,
      height: async () => {
        this.#silence();
        return { indexed: this.#height(), chain: this.#isLying(30) ? this.#height() : null };
      },
      balances: async () => {
        this.#silence();
        const decimals = this.#isLying(20) ? this.#random.below(19) : 8;
        const held = balanceOf(TICK, this.#isLying(20) ? 1n : ENOUGH, { decimals });
        return {
          balances: this.#isLying(20) ? [] : [held],
          protocols: ['drc-20', 'meme-20'],
          unclear: new Set(this.#isLying(10) ? [tokenKey(held.id)] : []),
          leftOut: this.#isLying(20) ? 1 : 0,
        };
      },
      amountOf: async () => {
        this.#silence();
        return tokenUnits(this.#isLying(20) ? this.#random.pick([0n, 1n]) : ENOUGH);
      },
      token: async () => {
        this.#silence();
        return this.#isLying(50) ? null : infoOf(TICK, { decimals: this.#isLying(50) ? 0 : 8 });
      },
      // claims to know every reveal and its result
      activity: async (revealTxid) => {
        this.#silence();
        if (!this.#isLying(60)) return null;
        const failed = { kind: 'failed', height: 300, reason: 'not enough' } as const;
        const status = this.#random.pick([
          failed,
          { kind: 'indexed', height: 300 },
          { kind: 'pending' },
        ] as const);
        const subject = {
          kind: 'token',
          id: { protocol: 'drc-20', tick: TICK },
          tick: TICK,
          decimals: 8,
        } as const;
        return {
          op: 'transfer',
          subject: { ...subject, amount: balanceOf(TICK, 1n).amount },
          from: THIEF,
          to: THIEF,
          commitTxid: null,
          revealTxid,
          status,
          timeMs: null,
        };
      },
    };
  }

  /** An inscription index. */
  inscriptions(): InscriptionIndexer {
    return {
      ...createFakeOrd('ord.test', { indexed: 300 }),
      height: async () => {
        this.#silence();
        return this.#isLying(30) ? this.#height() : 100_000;
      },
      keepsDunes: async () => !this.#isLying(50),
      carriers: async (coins) => {
        this.#silence();
        const some = () => new Set(coins.filter(() => this.#isLying(20)).map(outpointKey));
        const height = this.#isLying(30) ? this.#height() : 100_000;
        return { height, carriers: some(), dunes: some(), unknown: some() };
      },
    };
  }
}
