/** Adapters of tokens, inscriptions, content, vendors and files of sites: named at once, loaded with the first question. */
import { lazyMethods, lazyModule } from '../domain/lazyModule.ts';
import type { ContentGateway } from '../ports/ContentGateway.ts';
import type { InscriptionIndexer } from '../ports/InscriptionIndexer.ts';
import type { PaymentRelay } from '../ports/PaymentRelay.ts';
import type { SiteFiles } from '../ports/SiteFiles.ts';
import type { TokenIndexer } from '../ports/TokenIndexer.ts';

const TOKEN_QUESTIONS = [
  ...(['height', 'balances', 'token', 'search', 'popular', 'activities', 'activity'] as const),
  ...(['changes'] as const),
  ...(['nfts', 'files', 'prices', 'amountOf', 'holdsFile'] as const),
];
const INSCRIPTION_QUESTIONS = ['height', 'keepsDunes', 'carriers', 'balances', 'inscriptions'] as const;

/** A token index that is loaded when it is first asked. @param load - tried again after a failure */
export const lazyTokens = (name: string, load: () => Promise<TokenIndexer>): TokenIndexer => ({
  name,
  ...lazyMethods(lazyModule(load), TOKEN_QUESTIONS),
});

/** An inscription index that is loaded when it is first asked. @param load - tried again after a failure */
export const lazyInscriptions = (
  name: string,
  load: () => Promise<InscriptionIndexer>,
): InscriptionIndexer => ({ name, ...lazyMethods(lazyModule(load), INSCRIPTION_QUESTIONS) });

/** A content gateway that is loaded when it is first asked. @param load - tried again after a failure */
export const lazyContents = (name: string, load: () => Promise<ContentGateway>): ContentGateway => ({
  name,
  ...lazyMethods(lazyModule(load), ['load']),
});

/** Vendors and relays, whose door is loaded with the first link. @param load - tried again after a failure */
export const lazyRelay = (load: () => Promise<PaymentRelay>): PaymentRelay =>
  lazyMethods(lazyModule(load), ['bill', 'pay', 'status', 'icon']);

/** Files of sites, whose door is loaded with the first one. @param load - tried again after a failure */
export const lazySiteFiles = (load: () => Promise<SiteFiles>): SiteFiles =>
  lazyMethods(lazyModule(load), ['fetch']);
