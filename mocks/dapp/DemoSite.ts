/** A site's side of connecting: it asks by a start parameter and accepts a response only when everything in it matches. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { Network } from '../../src/domain/address/Network.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import { readAnswer } from '../../src/domain/dapp/answer.ts';
import { answerText } from '../../src/domain/dapp/answerText.ts';
import type { AnsweredAction, DappAction, DappRequest } from '../../src/domain/dapp/DappRequest.ts';
import { writeRequest } from '../../src/domain/dapp/writeRequest.ts';
import { verifyMessage } from '../../src/domain/keys/messageSignature.ts';

/** The site's verdict on a response. */
export type Verdict =
  /** the address has no response */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'proven';
      readonly ask: AnsweredAction;
      readonly address: string;
      readonly txid: string | null;
    }
  | { readonly kind: 'declined'; readonly reason: string }
  /** to a request this browser never made, or one answered before */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'forged' };

export interface SiteTools {
  readonly origin: string;
  readonly network: Network;
  /** of this browser: a response opened in another browser matches no request */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly nowMs: () => number;
  /** 16 to 43 unguessable base64url characters */
  readonly nonce: () => string;
}

/** How long a request stays valid, milliseconds. */
const OPEN_MS = 10 * 60_000;

/** A site that asks the wallet and verifies its responses. */
export class DemoSite {
  readonly #tools: SiteTools;

  constructor(tools: SiteTools) {
    this.#tools = tools;
  }

  /** Makes a request and stores it. @param changes - fields that a test overrides @returns the start parameter */
  ask(ask: DappAction, changes: Partial<DappRequest> = {}): string {
    const { origin, network, nowMs, nonce } = this.#tools;
    const expiresAtMs = Math.floor((nowMs() + OPEN_MS) / 1000) * 1000;
    const name = 'Much Shop';
    const base = { origin, name, nonce: nonce(), expiresAtMs, network, callback: `${origin}/` };
    const request: DappRequest = { ...base, ask, ...changes };
    this.#remember(request);
    return writeRequest(request);
  }

  /** Verifies the response in an address, once. @param fragment - with its `#` */
  judge(fragment: string): Verdict {
    const answer = readAnswer(fragment);
    if (answer === null) return { kind: 'none' };
    const request = this.#take(answer.nonce);
    if (request === null) return { kind: 'unasked' };
    if (answer.status === 'declined') return { kind: 'declined', reason: answer.reason };
    const { address, signature, txid } = answer;
    const { ask } = request;
    // a request to view a transaction never gets a yes
    if (ask.kind === 'psbt') return { kind: 'forged' };
    // the signature proves that it is an address: only its own key can sign for it
    const signer = address as DogeAddress;
    const isProven = verifyMessage(answerText(request, signer), signature, signer, request.network);
    return isProven ? { kind: 'proven', ask, address, txid } : { kind: 'forged' };
  }

  #remember(request: DappRequest): void {
    const json = JSON.stringify(request, (_key, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
    this.#tools.storage.setItem(`asked ${request.nonce}`, json);
  }

  #take(nonce: string): DappRequest | null {
    const { storage } = this.#tools;
    const json = storage.getItem(`asked ${nonce}`);
    if (json === null) return null;
    storage.removeItem(`asked ${nonce}`);
    const request = JSON.parse(json) as DappRequest;
    const { ask } = request;
    return ask.kind === 'pay' ? { ...request, ask: { ...ask, amount: koinu(BigInt(ask.amount)) } } : request;
  }
}

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
