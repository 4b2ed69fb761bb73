/** What is special about sending DOGE: one transaction, whatever it is for. */
import { runInAction } from 'mobx';
import { Fault } from '../../../domain/fault.ts';
import type { LazyModule } from '../../../domain/lazyModule.ts';
import { ok, type Result } from '../../../domain/result.ts';
import type { PendingTransfer } from '../../../domain/tx/PendingTransfer.ts';
import type { VerifiedTransaction } from '../../../domain/tx/sign/verifyPrevious.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { Ports } from '../../../ports/Ports.ts';
import type { OwnerProof, ReleaseProblem } from '../../../ports/Vault.ts';
import type { Account } from '../../accounts/Account.ts';
import type { CoinOrigins } from '../../chain/origins/CoinOrigins.ts';
import type { PendingJournal } from '../../chain/PendingJournal.ts';
import type { TransferRules } from '../../chain/transferRules.ts';
import type { Session } from '../../session/Session.ts';
import type { DraftInput } from '../DraftInput.ts';
import type { DraftStore } from '../DraftStore.ts';
import type { PaidContacts, TypedNames } from '../PaidContacts.ts';
import type { PrepareRun, SendSteps } from '../SendFlow.ts';
import type { PrepareProblem, RecordedTransfer, ReviewedTransfer, TransferRequest } from '../TransferFlow.ts';

/** What it works with. */
export interface TransferServices {
  readonly session: Session;
  readonly journal: PendingJournal;
  readonly drafts: DraftStore<DraftInput>;
  readonly contacts: PaidContacts;
  /** the one on show */
  readonly account: () => Account;
  readonly rules: LazyModule<TransferRules>;
  readonly origins: CoinOrigins;
  /** one-time scripts of ours: nobody is to be paid there */
  readonly commitAddresses: () => ReadonlySet<string>;
  /** told of each that was handed over, whatever the network said */
  readonly onSent: (transfer: PendingTransfer) => void;
}

const NO_NAMES: TypedNames = new Map();

/** Loaded with the first preparation. */
type PendingOf = typeof import('./prepareTransfer.ts').pendingOf;

/** The steps of the flow. */
export class TransferSteps
  implements SendSteps<TransferRequest, ReviewedTransfer, PrepareProblem, RecordedTransfer>
{
  readonly #ports: Ports;
  readonly #services: TransferServices;
  /** previous transactions that were read and hashed before, by id */
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
    const rules = await this.#services.rules.load();
    const coins = await request.coins(run.signal);
    throwIfGivenUp(run);
    const { prepareTransfer, pendingOf } = await import('./prepareTransfer.ts');
    this.#pendingOf = pendingOf;
    throwIfGivenUp(run);
    const { session, journal, commitAddresses, origins } = this.#services;
    const { chain, vault, network } = this.#ports;
    const tools = {
      ...{ rules, chain, vault, network, origins, session: session.sessionId },
      ...{ commitAddresses: commitAddresses(), previous: this.#previous, written: journal.transfers, ...run },
    };
    const prepared = await prepareTransfer(tools, request, coins);
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
    const { session, rules } = this.#services;
    const { releaseTransfer } = await import('../releaseHeld.ts');
    const tools = { vault, session: session.sessionId, rules: await rules.load() };
    const reading = { network, previous: this.#previous, own };
    const released = await releaseTransfer(tools, plan.transfer, reading, proof);
    return released.ok ? ok({ ...plan, transfer: released.value }) : released;
  }

  async record({ transfer, purpose }: ReviewedTransfer, request: TransferRequest): Promise<RecordedTransfer> {
    if (this.#pendingOf === null) throw new TypeError('recorded before it was prepared');
    const { network, clock } = this.#ports;
    const { journal, drafts, account } = this.#services;
    const pending = this.#pendingOf(transfer, purpose, network, clock.nowMs());
    let recording = Promise.resolve();
    let takeBack: (() => void) | undefined;
    let refill = () => {};
    runInAction(() => {
      takeBack = request.onRecording?.(pending.txid);
      if (purpose.kind === 'send') refill = drafts.take(account().key);
      recording = journal.record(pending);
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
    return this.#services.journal.send(txid);
  }

  finish({ txid, refill }: RecordedTransfer, { names = NO_NAMES, onBroadcast }: TransferRequest): void {
    const { journal, contacts, onSent } = this.#services;
    onBroadcast?.(txid);
    const pending = journal.find(txid);
    if (pending === null) return;
    onSent(pending);
    if (pending.stage === 'rejected') {
      refill();
      return;
    }
    contacts.notePaid(pending);
    contacts.keepNames(names);
  }
}

function throwIfGivenUp({ signal }: PrepareRun): void {
  if (signal.aborted) throw new Fault('offline', 'given up');
}
