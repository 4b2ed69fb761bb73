/** What the demo's site says of an answer, for its page and for the demo's panel. */
import type { Verdict } from './DemoSite.ts';

/** One sentence. */
export function describeVerdict(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'none':
      return 'No answer yet.';
    case 'proven':
      return `Proven (${verdict.ask.kind}): ${verdict.address}${verdict.txid === null ? '' : ` paid with ${verdict.txid}`}`;
    case 'declined':
      return `Declined: ${verdict.reason}`;
    case 'unasked':
      return 'Nobody here asked for this answer.';
    case 'forged':
      return 'The signature does not fit.';
  }
}
