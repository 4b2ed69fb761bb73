/** Our token transfers until the ledger has settled them, and some after. Their bytes are in the pending journal. */
import { makeAutoObservable } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { isTokenTransferOver, type TokenTransfer } from '../../domain/drc20/send/TokenTransfer.ts';
import type { EntryToken } from '../../domain/history/HistoryEntry.ts';
import type { Txid } from '../../domain/tx/Txid.ts';

/** How many settled transfers are kept, so that history can show what they moved. */
const MAX_SETTLED = 300;

/** Persists across restarts. Callers that change it wait for the storage themselves. */
export class TokenJournal {
  /** newest first; a batch in reverse order */
  transfers: readonly TokenTransfer[] = [];

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get unsettled(): readonly TokenTransfer[] {
    return this.transfers.filter((transfer) => !isTokenTransferOver(transfer));
  }

  /** The part each of our transactions has in a token transfer, by id. */
  get marks(): ReadonlyMap<string, EntryToken> {
    return new Map(this.transfers.flatMap(marksOf));
  }

  find(id: string): TokenTransfer | null {
    return this.transfers.find((transfer) => transfer.id === id) ?? null;
  }

  /** A batch, in order; empty when there is none. */
  batch(id: string): readonly TokenTransfer[] {
    return this.transfers
      .filter(({ batch }) => batch?.id === id)
      .sort((one, other) => (one.batch?.position ?? 0) - (other.batch?.position ?? 0));
  }

  from(address: DogeAddress): readonly TokenTransfer[] {
    return this.transfers.filter(({ from }) => from === address);
  }

  /** Adds transfers, given in broadcast order. They are not on disk yet when this returns. */
  add(added: readonly TokenTransfer[]): void {
    const ids = new Set(added.map(({ id }) => id));
    const others = this.transfers.filter(({ id }) => !ids.has(id));
    this.transfers = prune([...[...added].reverse(), ...others]);
  }

  update(id: Txid, part: Partial<TokenTransfer>): void {
    this.transfers = this.transfers.map((transfer) =>
      transfer.id === id ? { ...transfer, ...part } : transfer,
    );
  }

  /** Removes transfers that were never broadcast. */
  remove(ids: readonly Txid[]): void {
    this.transfers = this.transfers.filter(({ id }) => !ids.includes(id));
  }

  /** Called with what was on disk. */
  restore(transfers: readonly TokenTransfer[]): void {
    this.transfers = transfers;
  }

  reset(): void {
    this.transfers = [];
  }
}

function marksOf({ id, commitTxid, recoveryTxid, subject, to }: TokenTransfer): [string, EntryToken][] {
  const part = (role: EntryToken['role']): EntryToken => ({ of: id, role, subject, to });
  return [
    [commitTxid, part('commit')],
    [id, part('reveal')],
    ...(recoveryTxid === null ? [] : [[recoveryTxid, part('recovery')] satisfies [string, EntryToken]]),
  ];
}

function prune(transfers: readonly TokenTransfer[]): readonly TokenTransfer[] {
  const settled = new Set(transfers.filter(isTokenTransferOver).slice(0, MAX_SETTLED));
  return transfers.filter((transfer) => !isTokenTransferOver(transfer) || settled.has(transfer));
}
