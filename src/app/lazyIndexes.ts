/** Adapters of tokens, inscriptions and content: named at once, loaded with the first question. */
import type { ContentGateway } from '../ports/ContentGateway.ts';
import type { InscriptionIndexer } from '../ports/InscriptionIndexer.ts';
import type { TokenIndexer } from '../ports/TokenIndexer.ts';
import { lazyModule } from './lazyModule.ts';

/** A token index that is loaded when it is first asked. @param load - tried again after a failure */
export function lazyTokens(name: string, load: () => Promise<TokenIndexer>): TokenIndexer {
  const index = lazyModule(load);
  return {
    name,
    height: async (...args) => (await index()).height(...args),
    balances: async (...args) => (await index()).balances(...args),
    token: async (...args) => (await index()).token(...args),
    search: async (...args) => (await index()).search(...args),
    popular: async (...args) => (await index()).popular(...args),
    activities: async (...args) => (await index()).activities(...args),
    activity: async (...args) => (await index()).activity(...args),
    nfts: async (...args) => (await index()).nfts(...args),
    files: async (...args) => (await index()).files(...args),
    prices: async (...args) => (await index()).prices(...args),
  };
}

/** An inscription index that is loaded when it is first asked. @param load - tried again after a failure */
export function lazyInscriptions(name: string, load: () => Promise<InscriptionIndexer>): InscriptionIndexer {
  const index = lazyModule(load);
  return {
    name,
    height: async (...args) => (await index()).height(...args),
    carriers: async (...args) => (await index()).carriers(...args),
    balances: async (...args) => (await index()).balances(...args),
    inscriptions: async (...args) => (await index()).inscriptions(...args),
  };
}

/** A content gateway that is loaded when it is first asked. @param load - tried again after a failure */
export function lazyContents(name: string, load: () => Promise<ContentGateway>): ContentGateway {
  const gateway = lazyModule(load);
  return { name, load: async (...args) => (await gateway()).load(...args) };
}
