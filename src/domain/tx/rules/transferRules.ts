/**
 * The rules of transfers in one door, so that they are loaded at once and late: `import()` it, never import it statically.
 *
 * Signing is not among them: it belongs to the key worker.
 */
export { parseDogecoinUri } from '../../address/dogecoinUri.ts';
export { parseAddress } from '../../address/parseAddress.ts';
export { paymentLinksIn } from '../../address/sharedText.ts';
export { formatDoge } from '../../amount/formatDoge.ts';
export { plainNumber, typedIn } from '../../amount/inStyle.ts';
export { parseDoge } from '../../amount/parseDoge.ts';
export { parseFeeRate } from '../../amount/parseFeeRate.ts';
export { parseFiat } from '../../amount/parseFiat.ts';
export { warningsOf } from '../../review/warningsOf.ts';
export { balanceBreakdown } from '../coins/balanceBreakdown.ts';
export { classifyCoin, statusOf } from '../coins/classifyCoin.ts';
export { originsIn } from '../coins/coinOrigins.ts';
export { parseTransaction, txidOf } from '../parse/parseTransaction.ts';
export { parseTransfer } from '../parse/parseTransfer.ts';
export { tiesTo } from '../plan/paymentTies.ts';
export { planExclusive } from '../plan/planExclusive.ts';
export { planMerge } from '../plan/planMerge.ts';
export { planTransfer } from '../plan/planTransfer.ts';
export { checkReplacement } from '../replacement/checkReplacement.ts';
export { planCancel, planReplacement } from '../replacement/planReplacement.ts';
export { replacementChoices } from '../replacement/replacementChoices.ts';
export { blankSignatures } from '../sign/blankSignatures.ts';
export { verifiedCoins, verifyPrevious } from '../sign/verifyPrevious.ts';
export { scriptProblem } from '../Transfer.ts';
