/** Import drafts: the vault holds the keys as a draft, and saves what is chosen. */
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import type { ImportSource, KeyReading, WalletText } from '../../domain/keys/ImportSource.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { ImportDraft, Vault, VaultKeyring } from '../../ports/Vault.ts';
import type { Keyrings, KnownBalances } from '../accounts/Keyrings.ts';
import type { Session } from '../session/Session.ts';
import type { ImportWork } from './ImportWork.ts';

export type ImportPorts = Pick<Ports, 'vault' | 'chain' | 'clock' | 'network' | 'isCold'>;

export interface ImportServices {
  readonly session: Session;
  readonly keyrings: Keyrings;
  readonly accounts: KnownBalances;
}

/** The search is loaded with the first import. @throws {Fault} `offline` */
async function loadWork(): Promise<typeof ImportWork> {
  try {
    return (await import('./ImportWork.ts')).ImportWork;
  } catch (cause) {
    throw new Fault('offline', 'a part of the app did not load', { cause });
  }
}

/** Drafts of one session. The source itself is never kept here. */
export class ImportDrafts {
  readonly #vault: Vault;
  readonly #network: Network;
  readonly #ports: ImportPorts;
  readonly #services: ImportServices;

  constructor(ports: ImportPorts, services: ImportServices) {
    this.#vault = ports.vault;
    this.#network = ports.network;
    this.#ports = ports;
    this.#services = services;
  }

  /** Hands the typed source to the vault. @throws {Fault} of the vault */
  async read(source: ImportSource | WalletText): ReturnType<Vault['draftImport']> {
    return this.#vault.draftImport(this.#services.session.sessionId, source, this.#network);
  }

  /** Starts the work on a draft; discards the draft if the search can't be loaded. @throws {Fault} */
  async begin(
    draft: ImportDraft,
    onProgress: (work: ImportWork, now: KeyReading) => void,
  ): Promise<ImportWork> {
    const Work = await loadWork().catch((thrown: unknown) => {
      this.forget(draft);
      throw thrown;
    });
    const { chain, isCold } = this.#ports;
    const { session, keyrings } = this.#services;
    return new Work(draft, {
      vault: this.#vault,
      chain: isCold ? null : chain,
      session: session.sessionId,
      keyrings,
      onProgress,
    });
  }

  /** Saves the chosen accounts. @throws {Fault} of the vault */
  keep(work: ImportWork): Promise<readonly VaultKeyring[]> {
    const choices = work.importChoices(work.chosen);
    return this.#vault.saveImport(this.#services.session.sessionId, work.draft.id, choices);
  }

  /** Takes over the saved keyrings. @returns the key of the first new keyring */
  take(work: ImportWork, kept: readonly VaultKeyring[]): string {
    return work.take(kept, this.#services, this.#ports.clock.nowMs());
  }

  forget(draft: ImportDraft): void {
    const { session } = this.#services;
    if (session.isUnlocked) void this.#vault.forgetImport(session.sessionId, draft.id).catch(() => {});
  }
}
