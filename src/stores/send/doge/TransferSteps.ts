/** The steps of sending DOGE: always a single transaction. */
import { runInAction } from 'mobx';
import { Fault } from '../../../domain/fault.ts';
import { ok, type Result } from '../../../domain/result.ts';
import type { PendingTransfer } from '../../../domain/tx/PendingTransfer.ts';
import type { VerifiedTransaction } from '../../../domain/tx/sign/verifyPrevious.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { Ports } from '../../../ports/Ports.ts';
import type { OwnerProof, ReleaseProblem } from '../../../ports/Vault.ts';
import type { Account } from '../../accounts/Account.ts';
import type { Session } from '../../session/Session.ts';
import type { DraftInput } from '../DraftInput.ts';
import type { DraftStore } from '../DraftStore.ts';
import type { TypedNames } from '../PaidContacts.ts';
import type { PrepareRun, SendSteps } from '../SendFlow.ts';
import type { SpendingWallet } from '../SpendingWallet.ts';
import type { PrepareProblem, RecordedTransfer, ReviewedTransfer, TransferRequest } from '../TransferFlow.ts';
import type { PlanningWallet, RequestTools } from './planRequest.ts';

export interface TransferServices {
  readonly session: Session;
  /** the current one */
  readonly account: () => Account;
  readonly wallet: PlanningWallet & Pick<SpendingWallet, 'rules' | 'contacts'>;
  readonly drafts: DraftStore<DraftInput>;
  readonly maySend: RequestTools['maySend'];
  /** called after each broadcast, whatever the network answered */
  readonly onSent: (transfer: PendingTransfer) => void;
}

const NO_NAMES: TypedNames = new Map();

/** Loaded with the first preparation. */
type PendingOf = typeof import('./prepareTransfer.ts').pendingOf;

/** `SendSteps` for DOGE. */
export class TransferSteps
  implements SendSteps<TransferRequest, ReviewedTransfer, PrepareProblem, RecordedTransfer>
{
  readonly #ports: Ports;
  readonly #services: TransferServices;
  /** previous transactions verified before, by id */
  readonly #previous = new Map<Txid, VerifiedTransaction>();
  #pendingOf: PendingOf | null = null;

  constructor(ports: Ports, services: TransferServices) {
    this.#ports = ports;
    this.#services = services;
  }

  async prepare(
    request: TransferRequest,
    run: PrepareRun,
  ): Promise<Result<ReviewedTransfer, PrepareProblem>> {
    const { session, wallet, maySend } = this.#services;
    // a site's payment skips the form that would load them
    await wallet.rules.load();
    const { prepareTransfer, pendingOf } = await import('./prepareTransfer.ts');
    this.#pendingOf = pendingOf;
    throwIfGivenUp(run);
    const tools = {
      ports: this.#ports,
      wallet,
      session,
      maySend,
      previous: this.#previous,
      ...run,
    };
    const prepared = await prepareTransfer(tools, request);
    const { purpose, label, quoted = null } = request;
    return prepared.ok ? ok({ transfer: prepared.value, purpose, label, quoted }) : prepared;
  }

  isHeld({ transfer }: ReviewedTransfer): boolean {
    return transfer.ticket !== undefined;
  }

  async release(
    plan: ReviewedTransfer,
    { own }: TransferRequest,
    proof: OwnerProof,
  ): Promise<Result<ReviewedTransfer, ReleaseProblem>> {
    const { vault, network } = this.#ports;
    const { session } = this.#services;
    const { releaseTransfer } = await import('../releaseHeld.ts');
    const tools = { vault, session: session.sessionId };
    const reading = { network, previous: this.#previous, own };
    const released = await releaseTransfer(tools, plan.transfer, reading, proof);
    return released.ok ? ok({ ...plan, transfer: released.value }) : released;
  }

  async record({ transfer, purpose }: ReviewedTransfer, request: TransferRequest): Promise<RecordedTransfer> {
    if (this.#pendingOf === null) throw new TypeError('recorded before it was prepared');
    const { network, clock } = this.#ports;
    const { wallet, drafts, account } = this.#services;
    const pending = this.#pendingOf(transfer, purpose, network, clock.nowMs());
    let recording = Promise.resolve();
    let takeBack: (() => void) | undefined;
    let refill = () => {};
    runInAction(() => {
      takeBack = request.onRecording?.(pending.txid);
      if (purpose.kind === 'send') refill = drafts.take(account().key);
      recording = wallet.journal.record(pending);
    });
    try {
      await recording;
    } catch (thrown) {
      takeBack?.();
      refill();
      throw thrown;
    }
    return { txid: pending.txid, refill };
  }

  broadcast({ txid }: RecordedTransfer): Promise<void> {
    return this.#services.wallet.journal.send(txid);
  }

  finish({ txid, refill }: RecordedTransfer, { names = NO_NAMES, onBroadcast }: TransferRequest): void {
    const { wallet, onSent } = this.#services;
    onBroadcast?.(txid);
    const pending = wallet.journal.find(txid);
    if (pending === null) return;
    onSent(pending);
    if (pending.stage === 'rejected') {
      refill();
      return;
    }
    wallet.contacts.notePaid(pending);
    wallet.contacts.keepNames(names);
  }
}

function throwIfGivenUp({ signal }: PrepareRun): void {
  if (signal.aborted) throw new Fault('offline', 'given up');
}
