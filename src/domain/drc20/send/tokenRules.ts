/**
 * The rules of token transfers in one door, so that they are loaded at once and late: `import()` it, never import it
 * statically. Signing is not among them: it belongs to the key worker.
 */

export { planRecovery, readRecovery } from '../script/recovery.ts';
export { parseTokenTransfer } from './parseTokenTransfer.ts';
export { planExclusiveTokens } from './planExclusiveTokens.ts';
export { planTokenTransfers } from './planTokenTransfers.ts';
