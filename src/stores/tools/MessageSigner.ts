/** Signs a text with the current address's key, as proof of ownership. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { beginsLikeAnswer } from '../../domain/dapp/answerText.ts';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { SignedTextProblem } from '../../domain/keys/checkSignature.ts';
import type { SigningProblem } from '../../domain/tx/SigningProblem.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { CurrentAccount } from '../accounts/Keyrings.ts';
import { endsSession, type Session } from '../session/Session.ts';

export type SignerState =
  | { readonly status: 'entering' }
  | { readonly status: 'signing' }
  | { readonly status: 'rejected'; readonly problem: SigningProblem }
  | { readonly status: 'failed'; readonly fault: Fault }
  /** `signature` is base64 */
  | {
      readonly status: 'signed';
      readonly address: DogeAddress;
      readonly message: string;
      readonly signature: string;
    };

/** Longest text to sign, characters: nobody should sign what they don't read. */
export const MAX_SIGNED_CHARACTERS = 2000;

/** Created when the tool is opened. */
export class MessageSigner {
  message = '';
  state: SignerState = { status: 'entering' };

  readonly #vault: Ports['vault'];
  readonly #session: Session;
  readonly #accounts: CurrentAccount;

  constructor(ports: Pick<Ports, 'vault'>, session: Session, accounts: CurrentAccount) {
    this.#vault = ports.vault;
    this.#session = session;
    this.#accounts = accounts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get isWatched(): boolean {
    return this.#accounts.current.type === 'watch';
  }

  /** Why the text isn't signed; null when it can be, or is empty. */
  get problem(): SignedTextProblem | null {
    if (this.message.length > MAX_SIGNED_CHARACTERS) return 'too-long';
    return beginsLikeAnswer(this.message) ? 'site-answer' : null;
  }

  /** Whether there is a valid text to sign. */
  get canSign(): boolean {
    return !this.isWatched && this.message.trim() !== '' && this.problem === null;
  }

  /** Changes the text, and drops an earlier signature. */
  setMessage(message: string): void {
    this.message = message;
    this.state = { status: 'entering' };
  }

  /** Signs the text exactly as typed. */
  async sign(): Promise<void> {
    if (!this.canSign || this.state.status === 'signing') return;
    const { message } = this;
    const { key, index } = this.#accounts.current;
    const keyring = key.slice(0, key.lastIndexOf('/'));
    this.state = { status: 'signing' };
    try {
      const signed = await this.#vault.signMessage(this.#session.sessionId, keyring, index, message);
      if (!signed.ok) this.#become({ status: 'rejected', problem: signed.problem });
      else {
        const { address, signature } = signed.value;
        this.#become({ status: 'signed', address, message, signature });
      }
    } catch (thrown) {
      const fault = toFault(thrown, 'worker-failed');
      if (endsSession(fault)) this.#session.forgetSession();
      this.#become({ status: 'failed', fault });
    }
  }

  #become(state: SignerState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
