/** The steps of sending tokens and files: several transactions, and indexes that report the holdings. */
import { ok, type Result } from '../../../domain/result.ts';
import type { VerifiedTransaction } from '../../../domain/tx/sign/verifyPrevious.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { Ports } from '../../../ports/Ports.ts';
import type { OwnerProof, ReleaseProblem } from '../../../ports/Vault.ts';
import type { CurrentAccount } from '../../accounts/Keyrings.ts';
import type { TokenJournal } from '../../chain/TokenJournal.ts';
import type { Session } from '../../session/Session.ts';
import { namesIn } from '../PaidContacts.ts';
import type { PrepareRun, SendSteps } from '../SendFlow.ts';
import type { SpendingWallet } from '../SpendingWallet.ts';
import type { TokenDraft } from './TokenDraft.ts';
import type {
  RecordedTokens,
  ReviewedTokens,
  TokenPrepareProblem,
  TokenTransferRequest,
  TokenWallet,
} from './TokenFlow.ts';
import type { TokenRunner } from './TokenRunner.ts';

export interface TokenSendServices {
  readonly session: Session;
  readonly accounts: CurrentAccount;
  /** pays for it */
  readonly tx: TokenWallet &
    Pick<SpendingWallet, 'from' | 'canSpend' | 'rules' | 'journal' | 'tokenJournal' | 'contacts'>;
  readonly journal: TokenJournal;
  readonly runner: TokenRunner;
  /** emptied when its transfer is recorded */
  readonly draft: TokenDraft;
}

/** `SendSteps` for tokens and files. */
export class TokenSteps
  implements SendSteps<TokenTransferRequest, ReviewedTokens, TokenPrepareProblem, RecordedTokens>
{
  readonly #ports: Ports;
  readonly #services: TokenSendServices;
  /** previous transactions verified before, by id */
  readonly #previous = new Map<Txid, VerifiedTransaction>();

  constructor(ports: Ports, services: TokenSendServices) {
    this.#ports = ports;
    this.#services = services;
  }

  /** Watched accounts can't sign. */
  rejectionOf(): TokenPrepareProblem | null {
    const { from, canSpend } = this.#services.tx;
    if (from === null || canSpend) return null;
    return { kind: 'signing', problem: { kind: 'not-ours', address: from } };
  }

  async prepare(
    request: TokenTransferRequest,
    run: PrepareRun,
  ): Promise<Result<ReviewedTokens, TokenPrepareProblem>> {
    const { tx, journal } = this.#services;
    const { prepareTokens } = await import('./prepareTokens.ts');
    const prepared = await prepareTokens({ ...this.#tools, wallet: tx, journal, ...run }, request);
    // the vault has stored its scripts by now
    void tx.commits.load();
    return prepared.ok ? ok({ spec: request.spec, ...prepared.value }) : prepared;
  }

  isHeld({ ticket }: ReviewedTokens): boolean {
    return ticket !== undefined;
  }

  async release(
    { ticket = '', ...reviewed }: ReviewedTokens,
    _request: TokenTransferRequest,
    proof: OwnerProof,
  ): Promise<Result<ReviewedTokens, ReleaseProblem>> {
    const { releaseTokens } = await import('./releaseTokens.ts');
    const released = await releaseTokens(this.#tools, reviewed, ticket, proof);
    return released.ok ? ok({ ...reviewed, transfers: released.value }) : released;
  }

  async record(reviewed: ReviewedTokens): Promise<RecordedTokens> {
    const { tx, journal, draft } = this.#services;
    const { recordTokens } = await import('./recordTokens.ts');
    const recorded = await recordTokens(
      { ports: this.#ports, pending: tx.journal, journal, draft },
      reviewed,
    );
    tx.contacts.notePaidTo(recorded.transfers.map(({ to }) => to));
    return recorded;
  }

  broadcast(): Promise<void> {
    return this.#services.runner.run();
  }

  finish({ transfers, refill }: RecordedTokens, { spec }: TokenTransferRequest): void {
    const { tx, journal } = this.#services;
    const isRejected = journal.find(transfers[0]?.id ?? '')?.stage === 'rejected';
    if (isRejected) refill();
    else if (spec.kind === 'token') tx.contacts.keepNames(namesIn(spec.payments));
  }

  get #tools() {
    const { session, accounts } = this.#services;
    const [ports, previous] = [this.#ports, this.#previous];
    return { ports, previous, account: accounts.current, session: session.sessionId };
  }
}
