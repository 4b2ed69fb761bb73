/** Builds a request as a site does: for the demo, examples and tests. */
import { encodeBase64url } from './base64url.ts';
import { DAPP_VERSION, type DappRequest, NETWORK_NAMES } from './DappRequest.ts';

function argumentsOf({ origin, ask }: DappRequest): readonly string[] {
  switch (ask.kind) {
    case 'connect':
      return [];
    case 'sign':
      return [ask.text];
    case 'pay':
      return [ask.to, ask.amount.toString(), ...(ask.label === null ? [] : [ask.label])];
    case 'psbt':
      return [ask.url.slice(origin.length), ask.hash];
  }
}

/** The request as JSON, before it is encoded. */
export function requestJson(request: DappRequest): string {
  const { origin, name, nonce, expiresAtMs, network, callback, ask } = request;
  const path = callback.slice(origin.length);
  const head = [DAPP_VERSION, origin, name, nonce, Math.floor(expiresAtMs / 1000), NETWORK_NAMES[network]];
  return JSON.stringify([...head, ask.kind, path, ...argumentsOf(request)]);
}

/** The start parameter; longer than 512 characters when the request is too large. */
export const writeRequest = (request: DappRequest): string => encodeBase64url(requestJson(request));
