/**
 * Adapters of tokens, inscriptions, content, vendors and files of sites: their names are available at once, the code is loaded with the
 * first request.
 */
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

/** @param load - retried after a failure */
export const lazyTokens = (name: string, load: () => Promise<TokenIndexer>): TokenIndexer => ({
  name,
  ...lazyMethods(lazyModule(load), TOKEN_QUESTIONS),
});

/** @param load - retried after a failure */
export const lazyInscriptions = (
  name: string,
  load: () => Promise<InscriptionIndexer>,
): InscriptionIndexer => ({ name, ...lazyMethods(lazyModule(load), INSCRIPTION_QUESTIONS) });

/** @param load - retried after a failure */
export const lazyContents = (name: string, load: () => Promise<ContentGateway>): ContentGateway => ({
  name,
  ...lazyMethods(lazyModule(load), ['load']),
});

/** @param load - retried after a failure */
export const lazyRelay = (load: () => Promise<PaymentRelay>): PaymentRelay =>
  lazyMethods(lazyModule(load), ['bill', 'pay', 'status', 'icon']);

/** @param load - retried after a failure */
export const lazySiteFiles = (load: () => Promise<SiteFiles>): SiteFiles =>
  lazyMethods(lazyModule(load), ['fetch']);
