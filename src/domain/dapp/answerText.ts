/** The text that is signed for an answer: it names all that was agreed to, so that it proves nothing anywhere else. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { DappRequest } from './DappRequest.ts';
import { NETWORK_NAMES } from './networkNames.ts';

function askLines(ask: DappRequest['ask']): readonly string[] {
  switch (ask.kind) {
    case 'connect':
      return [];
    case 'sign':
      // last, and to the end: whatever stands in it cannot be taken for another line
      return ['Message:', ask.text];
    case 'pay':
      return [`Pay: ${ask.amount} koinu to ${ask.to}`];
  }
}

/**
 * The text, its lines divided by a line feed, without one at the end.
 *
 * @param address - the one that answers, and whose key signs
 */
export function answerText(request: DappRequest, address: DogeAddress): string {
  const { origin, nonce, expiresAtMs, network, ask } = request;
  return [
    'Kennel answers a site, version 1',
    `Site: ${origin}`,
    `Method: ${ask.kind}`,
    `Network: ${NETWORK_NAMES[network]}`,
    `Address: ${address}`,
    `Nonce: ${nonce}`,
    `Expires: ${Math.floor(expiresAtMs / 1000)}`,
    ...askLines(ask),
  ].join('\n');
}
