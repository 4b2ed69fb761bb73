/** Adapters of tokens, inscriptions and content: named at once, loaded with the first question. */
import type { ContentGateway } from '../ports/ContentGateway.ts';
import type { InscriptionIndexer } from '../ports/InscriptionIndexer.ts';
import type { TokenIndexer } from '../ports/TokenIndexer.ts';
import { late } from './late.ts';

/** A token index that is loaded when it is first asked. @param load - tried again after a failure */
export function deferTokens(name: string, load: () => Promise<TokenIndexer>): TokenIndexer {
  const index = late(load);
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
export function deferInscriptions(name: string, load: () => Promise<InscriptionIndexer>): InscriptionIndexer {
  const index = late(load);
  return {
    name,
    height: async (...args) => (await index()).height(...args),
    carriers: async (...args) => (await index()).carriers(...args),
    balances: async (...args) => (await index()).balances(...args),
    inscriptions: async (...args) => (await index()).inscriptions(...args),
  };
}

/** A content gateway that is loaded when it is first asked. @param load - tried again after a failure */
export function deferContents(name: string, load: () => Promise<ContentGateway>): ContentGateway {
  const gateway = late(load);
  return { name, load: async (...args) => (await gateway()).load(...args) };
}
