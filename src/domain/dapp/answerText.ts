/** The text that is signed for an answer: it names all that was agreed to, so that it proves nothing anywhere else. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import { skeletonOf } from '../text/skeleton.ts';
import { DAPP_VERSION, type DappRequest, NETWORK_NAMES } from './DappRequest.ts';

/** How every answer begins, whatever its version. */
const BEGINNING = 'Kennel answers a site';

function askLines(ask: DappRequest['ask']): readonly string[] {
  switch (ask.kind) {
    case 'connect':
      return [];
    case 'sign':
      // last, and to the end: whatever stands in it cannot be taken for another line
      return ['Message:', ask.text];
    case 'pay':
      return [`Pay: ${ask.amount} koinu to ${ask.to}`];
    case 'psbt':
      throw new TypeError('a request to look at a transaction is not answered with a signature');
  }
}

/**
 * The text, its lines divided by a line feed, without one at the end.
 *
 * @param address - the one that answers, and whose key signs
 * @throws {TypeError} for a request to look at a transaction
 */
export function answerText(request: DappRequest, address: DogeAddress): string {
  const { origin, callback, nonce, expiresAtMs, network, ask } = request;
  return [
    `${BEGINNING}, version ${DAPP_VERSION}`,
    `Site: ${origin}`,
    `Answer to: ${callback}`,
    `Method: ${ask.kind}`,
    `Network: ${NETWORK_NAMES[network]}`,
    `Address: ${address}`,
    `Nonce: ${nonce}`,
    `Expires: ${Math.floor(expiresAtMs / 1000)}`,
    ...askLines(ask),
  ].join('\n');
}

/** What a person reads: letters that look alike are one, and spaces, marks and what is not seen don't count. */
const readAs = (text: string): string =>
  skeletonOf(text.normalize('NFKC').toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a text begins like an answer, or could be taken for one: such a text is signed as an answer only. */
export const beginsLikeAnswer = (text: string): boolean => readAs(text).startsWith(readAs(BEGINNING));
