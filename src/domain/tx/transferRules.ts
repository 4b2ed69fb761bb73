/**
 * The rules of transfers in one door, so that they are loaded at once and late: `import()` it, never import it statically.
 *
 * Signing is not among them: it belongs to the key worker.
 */
export { parseDogecoinUri } from '../address/dogecoinUri.ts';
export { parseAddress } from '../address/parseAddress.ts';
export { formatDoge } from '../amount/formatDoge.ts';
export { parseDoge } from '../amount/parseDoge.ts';
export { parseFeeRate } from '../amount/parseFeeRate.ts';
export { parseFiat } from '../amount/parseFiat.ts';
export { blankSignatures } from './blankSignatures.ts';
export { checkReplacement } from './checkReplacement.ts';
export { classifyCoin, statusOf } from './classifyCoin.ts';
export { divideCoins } from './divideCoins.ts';
export { parseTransaction, txidOf } from './parseTransaction.ts';
export { parseTransfer } from './parseTransfer.ts';
export { tiesTo } from './paymentTies.ts';
export { planExclusive } from './planExclusive.ts';
export { planMerge } from './planMerge.ts';
export { planCancel, planReplacement } from './planReplacement.ts';
export { planTransfer } from './planTransfer.ts';
export { replacementChoices } from './replacementChoices.ts';
export { scriptProblem } from './Transfer.ts';
export { previousOutput, verifiedCoins, verifyPrevious } from './verifyPrevious.ts';
export { warningsOf } from './warningsOf.ts';
