/** Token transfers of ours until the ledger has settled them, and a while longer. Their bytes are in the pending journal. */
import { makeAutoObservable } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { isTokenTransferOver, type TokenTransfer } from '../../domain/drc20/send/TokenTransfer.ts';
import type { EntryToken } from '../../domain/history/HistoryEntry.ts';
import type { Txid } from '../../domain/tx/Txid.ts';

/** How many settled transfers are remembered, so that history can say what they moved. */
const MAX_SETTLED = 300;

/** The list, kept across restarts. Whoever changes it waits for the storage. */
export class TokenJournal {
  /** newest first; those of one batch in their order, the last position first */
  transfers: readonly TokenTransfer[] = [];

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Transfers to which something may still happen. */
  get unsettled(): readonly TokenTransfer[] {
    return this.transfers.filter((transfer) => !isTokenTransferOver(transfer));
  }

  /** What every transaction of ours does for a token, by its id. */
  get marks(): ReadonlyMap<string, EntryToken> {
    return new Map(this.transfers.flatMap(marksOf));
  }

  find(id: string): TokenTransfer | null {
    return this.transfers.find((transfer) => transfer.id === id) ?? null;
  }

  /** The transfers of a batch in their order; empty for none. */
  batch(id: string): readonly TokenTransfer[] {
    return this.transfers
      .filter(({ batch }) => batch?.id === id)
      .sort((one, other) => (one.batch?.position ?? 0) - (other.batch?.position ?? 0));
  }

  /** All of one address. */
  from(address: DogeAddress): readonly TokenTransfer[] {
    return this.transfers.filter(({ from }) => from === address);
  }

  /** Takes transfers in, in the order in which they are to leave. Nothing is on disk yet when this returns. */
  add(added: readonly TokenTransfer[]): void {
    const ids = new Set(added.map(({ id }) => id));
    const others = this.transfers.filter(({ id }) => !ids.has(id));
    this.transfers = prune([...[...added].reverse(), ...others]);
  }

  /** Changes one. */
  update(id: Txid, part: Partial<TokenTransfer>): void {
    this.transfers = this.transfers.map((transfer) =>
      transfer.id === id ? { ...transfer, ...part } : transfer,
    );
  }

  /** Takes transfers out: only what never left. */
  remove(ids: readonly Txid[]): void {
    this.transfers = this.transfers.filter(({ id }) => !ids.includes(id));
  }

  /** What was on disk. */
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
