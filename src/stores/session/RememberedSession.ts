/** The way back in across a reload: half of its key lies in this browser, the other half with the host where it can keep it. */
import type { KeyValue } from '../../ports/KeyValue.ts';
import type { RememberKind, UnlockedVault, Vault } from '../../ports/Vault.ts';

/** The token's name in the host's secure storage. */
const TOKEN = 'stay';

/** Written and read back to see whether the host keeps anything. */
const PROBE = 'probe';

/** Keeps and gives back the host's half. A failure means that the password is asked for, and nothing else. */
export class RememberedSession {
  readonly #secure: KeyValue | null;
  readonly #vault: Vault;

  constructor(secure: KeyValue | null, vault: Vault) {
    this.#secure = secure;
    this.#vault = vault;
  }

  /** Which way of staying works here. */
  async kindHere(): Promise<RememberKind> {
    return (await this.#keeps(PROBE)) ? 'two-keys' : 'one-key';
  }

  /** Hands the host its half. @returns the way of staying that is in effect now; null when it failed */
  async begin(kind: RememberKind, { rememberToken }: UnlockedVault): Promise<RememberKind | null> {
    if (kind === 'one-key') return kind;
    if (rememberToken !== null && (await this.#keeps(rememberToken))) return kind;
    await this.forget();
    return null;
  }

  /** Opens the vault again; null when that does not work (any more). */
  async resume(kind: RememberKind): Promise<UnlockedVault | null> {
    try {
      const token = kind === 'two-keys' ? ((await this.#secure?.get(TOKEN)) ?? null) : null;
      if (kind === 'two-keys' && token === null) return null;
      const answer = await this.#vault.resume(token);
      return answer.ok ? answer.value : null;
    } catch {
      return null;
    }
  }

  /** Forgets both halves; never fails. */
  async forget(): Promise<void> {
    await Promise.all([this.#vault.forgetRemembered(), this.forgetToken()]);
  }

  /** Forgets the host's half; never fails. */
  async forgetToken(): Promise<void> {
    await this.#secure?.remove(TOKEN).catch(() => {});
  }

  async #keeps(text: string): Promise<boolean> {
    if (this.#secure === null) return false;
    try {
      await this.#secure.set(TOKEN, text);
      return (await this.#secure.get(TOKEN)) === text;
    } catch {
      return false;
    }
  }
}
