/** The code of a wallet, in one file. */
import { withRetries } from '../domain/lazyModule.ts';

/** Loads it ahead of its stores. */
export const loadWalletCode = withRetries(() => import('./openWallet.ts'));
