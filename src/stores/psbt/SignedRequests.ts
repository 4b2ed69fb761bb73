/** Requests signed here for others to broadcast, as long as they may confirm: anyone who has one can broadcast it. */
import { makeAutoObservable } from 'mobx';
import { outpointKey } from '../../domain/tx/Coin.ts';
import { isLive, isSignedOnly, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { isChoosable } from '../../domain/tx/plan/planChosen.ts';
import { conflictsWith, isUnresolved } from '../../domain/tx/sign/unresolvedBytes.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import type { DeskServices } from './DeskServices.ts';

/** Those of the current address. An offline phone lists all it ever signed: it can't learn what became of them. */
export class SignedRequests implements LazyStore {
  readonly #ports: Ports;
  readonly #services: DeskServices;

  constructor(ports: Ports, services: DeskServices) {
    this.#ports = ports;
    this.#services = services;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Newest first. */
  get list(): readonly PendingTransfer[] {
    const { from, journal } = this.#services.tx;
    const signed = journal.transfers.filter(isSignedOnly);
    if (this.#ports.isCold) return signed;
    const spending = journal.transfers.filter((one) => isLive(one) || one.stage === 'confirmed');
    return signed.filter(
      (one) => one.from === from && isUnresolved(one) && !spending.some((other) => conflictsWith(one, other)),
    );
  }

  /** An available coin that it spends: spending that voids the request. Null when there is none, and on an offline phone. */
  coinOf(txid: Txid): string | null {
    if (this.#ports.isCold) return null;
    const request = this.list.find((one) => one.txid === txid);
    const keys = new Set(request?.inputs.map(outpointKey));
    const coin = this.#services.tx.coins.utxos.find(
      (one) => isChoosable(one) && keys.has(outpointKey(one.coin)),
    );
    return coin === undefined ? null : outpointKey(coin.coin);
  }

  /** Fills the send form to return one of its coins to ourselves. @returns whether it did */
  cancel(txid: Txid): boolean {
    const { draft, from } = this.#services.tx;
    const coin = this.coinOf(txid);
    if (coin === null || from === null) return false;
    draft.reset();
    draft.setRecipientText(from);
    draft.toggleMax();
    draft.choose([coin]);
    return true;
  }

  readonly forget = (): void => {};
}
