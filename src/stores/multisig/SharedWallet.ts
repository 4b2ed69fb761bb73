/** Public data of a shared wallet, from the vault: for its own page, and for cosigners. */

import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Fault } from '../../domain/fault.ts';
import type { AddressDetails } from '../../domain/psbt/createPsbt.ts';
import { Rounds } from '../../domain/Rounds.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { MultisigDescription } from '../../ports/Vault.ts';
import type { CurrentAccount, KnownKeyrings } from '../accounts/Keyrings.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import { endedBy, type Session } from '../session/Session.ts';

export type SharedWalletState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly description: MultisigDescription }
  | { readonly status: 'failed'; readonly fault: Fault };

/** State of the page of a shared wallet's keys. */
export class SharedWallet implements LazyStore {
  state: SharedWalletState = { status: 'loading' };

  readonly #ports: Pick<Ports, 'vault'>;
  readonly #services: { readonly session: Session };
  readonly #rounds = new Rounds();

  constructor(ports: Pick<Ports, 'vault'>, services: { readonly session: Session }) {
    this.#ports = ports;
    this.#services = services;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** @param key - of the keyring */
  async load(key: string): Promise<void> {
    const round = this.#rounds.begin();
    this.state = { status: 'loading' };
    const { session } = this.#services;
    const state = await this.#ports.vault.describeMultisig(session.sessionId, key).then(
      (description): SharedWalletState => ({ status: 'ready', description }),
      (thrown: unknown): SharedWalletState => ({ status: 'failed', fault: endedBy(thrown, session) }),
    );
    runInAction(() => {
      if (round.isLatest) this.state = state;
    });
  }

  forget(): void {
    this.#rounds.begin();
    this.state = { status: 'loading' };
  }
}

/** The stores that determine the current wallet. */
export interface ShownWallet {
  readonly session: Pick<Session, 'sessionId'>;
  readonly accounts: CurrentAccount;
  readonly keyrings: KnownKeyrings;
}

/** What cosigners need to sign for our addresses; always undefined if the current wallet is not shared. @throws {Fault} */
export async function sharedDetails(
  { vault }: Pick<Ports, 'vault'>,
  { session, accounts, keyrings }: ShownWallet,
): Promise<(address: DogeAddress) => AddressDetails | undefined> {
  const keyring = keyrings.accountOf(accounts.current.key)?.keyring;
  if (keyring?.origin !== 'multisig') return () => undefined;
  const { addresses } = await vault.describeMultisig(session.sessionId, keyring.key);
  const byAddress = new Map(addresses.map((one) => [one.address, one]));
  return (address) => byAddress.get(address);
}
