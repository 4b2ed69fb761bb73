/** A user's surroundings: the chain, the server and the other parties. */
import type { ManualClock } from '../../mocks/clock/manualClock.ts';
import type { Cosigner } from './Cosigner.ts';
import type { LyingIndex } from './LyingIndex.ts';
import type { LyingServer } from './LyingServer.ts';
import type { LyingShop } from './LyingShop.ts';
import type { Outside, Phone } from './openWallet.ts';
import type { TrueChain } from './TrueChain.ts';
import type { TroubledFixture } from './trouble/TroubledFixture.ts';

/** Parties besides the server; null for none of that kind. */
export interface Cast {
  readonly shop: LyingShop | null;
  readonly cosigner: Cosigner | null;
  readonly index: LyingIndex | null;
  /** honest servers in trouble, instead of the lying one */
  readonly troubled: TroubledFixture | null;
}

export interface Scene {
  readonly server: LyingServer;
  readonly chain: TrueChain;
  readonly phone: Phone;
  readonly clock: ManualClock;
  readonly cast: Cast;
}

/** The servers that the user's wallets talk to. */
export const outsideOf = ({ server, clock, cast: { shop, index, troubled } }: Scene): Outside => ({
  ...(troubled === null ? { chain: server.indexer } : troubled.outside(clock)),
  ...(shop === null ? {} : { fetch: shop.fetch }),
  ...(index === null
    ? {}
    : { tokens: [index.tokens('one.test'), index.tokens('two.test')], inscriptions: index.inscriptions() }),
});
