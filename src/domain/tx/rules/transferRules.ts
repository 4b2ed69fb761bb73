/**
 * What the form needs of the rules of transfers, in one door, so that it is loaded at once and late: `import()` it, never import it
 * statically. What loads late by itself imports the rules where they stand.
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
export { originsIn } from '../coins/coinOrigins.ts';
export { parseTransaction } from '../parse/parseTransaction.ts';
export { tiesTo } from '../plan/paymentTies.ts';
export { planExclusive } from '../plan/planExclusive.ts';
export { verifyPrevious } from '../sign/verifyPrevious.ts';
