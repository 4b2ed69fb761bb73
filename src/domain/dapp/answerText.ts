/** The text that is signed for an answer: it contains everything that was approved, so that the signature is useless elsewhere. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import { skeletonOf } from '../text/skeleton.ts';
import { DAPP_VERSION, type DappRequest, NETWORK_NAMES } from './DappRequest.ts';

/** The first words of every answer, in all versions. */
const BEGINNING = 'Kennel answers a site';

function askLines(ask: DappRequest['ask']): readonly string[] {
  switch (ask.kind) {
    case 'connect':
      return [];
    case 'sign':
      // last, up to the end: nothing in it can be mistaken for another line
      return ['Message:', ask.text];
    case 'pay':
      return [`Pay: ${ask.amount} koinu to ${ask.to}`];
    case 'psbt':
      throw new TypeError('a request to look at a transaction is not answered with a signature');
  }
}

/**
 * The text to sign, lines separated by a line feed, without one at the end.
 *
 * @param address - the one that answers, and whose key signs
 * @throws {TypeError} for a `psbt` request
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

/** The text as it looks to a reader: confusable letters are unified; spaces, punctuation and invisible characters are dropped. */
const readAs = (text: string): string =>
  skeletonOf(text.normalize('NFKC').toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a text begins like an answer, or could be mistaken for one: such a text is signed as an answer only. */
export const beginsLikeAnswer = (text: string): boolean => readAs(text).startsWith(readAs(BEGINNING));
