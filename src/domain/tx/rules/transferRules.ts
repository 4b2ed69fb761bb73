/**
 * All transfer rules that the form needs, in one module, so that they are lazily loaded together: `import()` it, never import it
 * statically. Modules that are themselves loaded lazily import the rules directly.
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
