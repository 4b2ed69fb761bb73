/** Verifies that an address's key signed a text. Needs neither vault nor network. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Network } from '../../domain/address/Network.ts';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { SignatureVerdict, SignedText } from '../../domain/keys/checkSignature.ts';

export type VerifierState =
  | { readonly status: 'entering' }
  | { readonly status: 'checking' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'judged'; readonly verdict: SignatureVerdict };

const NOTHING: SignedText = { address: '', message: '', signature: '' };

/** Created when the tool is opened. */
export class MessageVerifier {
  typed: SignedText = NOTHING;
  state: VerifierState = { status: 'entering' };

  readonly #network: Network;

  constructor(network: Network) {
    this.#network = network;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether all three fields are filled. */
  get canCheck(): boolean {
    const { address, message, signature } = this.typed;
    return address.trim() !== '' && message !== '' && signature.trim() !== '';
  }

  /** Changes the input, and drops an earlier verdict. */
  type(part: Partial<SignedText>): void {
    this.typed = { ...this.typed, ...part };
    this.state = { status: 'entering' };
  }

  async check(): Promise<void> {
    if (!this.canCheck || this.state.status === 'checking') return;
    const { typed } = this;
    this.state = { status: 'checking' };
    try {
      const { checkSignature: judgeSignature } = await import('../../domain/keys/checkSignature.ts');
      const verdict = judgeSignature(typed, this.#network);
      this.#become(typed, { status: 'judged', verdict });
    } catch (thrown) {
      this.#become(typed, { status: 'failed', fault: toFault(thrown, 'offline') });
    }
  }

  /** Ignored if the input changed meanwhile. */
  #become(typed: SignedText, state: VerifierState): void {
    if (typed !== this.typed) return;
    runInAction(() => {
      this.state = state;
    });
  }
}
