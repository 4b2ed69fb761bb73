/** What a site does to be connected: it asks by a start parameter, and believes an answer only when all of it fits. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { Network } from '../../src/domain/address/Network.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import { readAnswer } from '../../src/domain/dapp/answer.ts';
import { answerText } from '../../src/domain/dapp/answerText.ts';
import type { AnsweredAction, DappAction, DappRequest } from '../../src/domain/dapp/DappRequest.ts';
import { writeRequest } from '../../src/domain/dapp/writeRequest.ts';
import { verifyMessage } from '../../src/domain/keys/messageSignature.ts';

/** What the site came to think of an answer. */
export type Verdict =
  /** there is no answer in the address */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'proven';
      readonly ask: AnsweredAction;
      readonly address: string;
      readonly txid: string | null;
    }
  | { readonly kind: 'declined'; readonly reason: string }
  /** to a question that this browser never asked, or that was answered already */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'forged' };

/** What a site is made of. */
export interface SiteTools {
  readonly origin: string;
  readonly network: Network;
  /** of this browser: an answer that comes to another one is none of its own */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly nowMs: () => number;
  /** 16 to 43 letters of base64url that nobody can guess */
  readonly nonce: () => string;
}

/** How long a question is open, milliseconds. */
const OPEN_MS = 10 * 60_000;

/** One site. */
export class DemoSite {
  readonly #tools: SiteTools;

  constructor(tools: SiteTools) {
    this.#tools = tools;
  }

  /** Asks, and remembers it. @param changes - what a test wants to be different @returns the start parameter */
  ask(ask: DappAction, changes: Partial<DappRequest> = {}): string {
    const { origin, network, nowMs, nonce } = this.#tools;
    const expiresAtMs = Math.floor((nowMs() + OPEN_MS) / 1000) * 1000;
    const name = 'Much Shop';
    const base = { origin, name, nonce: nonce(), expiresAtMs, network, callback: `${origin}/` };
    const request: DappRequest = { ...base, ask, ...changes };
    this.#remember(request);
    return writeRequest(request);
  }

  /** Judges what stands in an address, once. @param fragment - with its `#` */
  judge(fragment: string): Verdict {
    const answer = readAnswer(fragment);
    if (answer === null) return { kind: 'none' };
    const request = this.#take(answer.nonce);
    if (request === null) return { kind: 'unasked' };
    if (answer.status === 'declined') return { kind: 'declined', reason: answer.reason };
    const { address, signature, txid } = answer;
    const { ask } = request;
    // a look at a transaction is never answered with a yes
    if (ask.kind === 'psbt') return { kind: 'forged' };
    // checked to be an address by the signature: only its own key signs for it
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
