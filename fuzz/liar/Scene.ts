/** Where a person lives, and who else is there. */
import type { ManualClock } from '../../mocks/clock/manualClock.ts';
import type { Cosigner } from './Cosigner.ts';
import type { LyingIndex } from './LyingIndex.ts';
import type { LyingServer } from './LyingServer.ts';
import type { LyingShop } from './LyingShop.ts';
import type { Outside, Phone } from './openWallet.ts';
import type { TrueChain } from './TrueChain.ts';

/** Who else there is beside the server; null: nobody of that kind. */
export interface Cast {
  readonly shop: LyingShop | null;
  readonly cosigner: Cosigner | null;
  readonly index: LyingIndex | null;
}

/** Where a person lives. */
export interface Scene {
  readonly server: LyingServer;
  readonly chain: TrueChain;
  readonly phone: Phone;
  readonly clock: ManualClock;
  readonly cast: Cast;
}

/** Whom the person's wallets ask. */
export const outsideOf = ({ server, cast: { shop, index } }: Scene): Outside => ({
  chain: server.indexer,
  ...(shop === null ? {} : { fetch: shop.fetch }),
  ...(index === null
    ? {}
    : { tokens: [index.tokens('one.test'), index.tokens('two.test')], inscriptions: index.inscriptions() }),
});
