/** When the vault asks for a second confirmation before money leaves: read from the open vault, changed with its password. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { SecondConfirmation } from '../../domain/session/secondConfirmation.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { Vault } from '../../ports/Vault.ts';
import type { OwnerCheck, Session } from './Session.ts';

interface OwnedSession extends Session {
  readonly owner: OwnerCheck;
}

/** The sealed rule of the open vault. */
export class SecondConfirmationRule {
  /** null until it was read */
  rule: SecondConfirmation | null = null;

  readonly #vault: Vault;
  readonly #session: OwnedSession;

  constructor({ vault }: Ports, { session }: { readonly session: OwnedSession }) {
    this.#vault = vault;
    this.#session = session;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** A failure keeps the last value. */
  async load(): Promise<void> {
    const settings = await this.#vault.settings(this.#session.sessionId).catch(() => null);
    runInAction(() => {
      this.rule = settings?.secondConfirmation ?? this.rule;
    });
  }

  /** Seals another rule. @returns whether it is in effect; when not, the session's `unlockState` says why */
  change(rule: SecondConfirmation, password: string): Promise<boolean> {
    return this.#session.owner.prove({ password }, async () => {
      const { sessionId: session } = this.#session;
      const settings = await this.#vault.settings(session);
      const changed = await this.#vault.changeSettings(
        session,
        { ...settings, secondConfirmation: rule },
        password,
      );
      if (!changed.ok) return changed.problem;
      runInAction(() => {
        this.rule = rule;
      });
      return null;
    });
  }

  /** Called when the session ends. */
  forget(): void {
    this.rule = null;
  }
}
