/** Resumes a session after a reload: half of its key is in this browser, the other half in the host's storage if it has one. */
import type { KeyValue } from '../../ports/KeyValue.ts';
import type { RememberKind, UnlockedVault, Vault } from '../../ports/Vault.ts';

/** The token's name in the host's secure storage. */
const TOKEN = 'stay';

/** Written and read back to test whether the host stores anything. */
const PROBE = 'probe';

/** Stores and returns the host's half. If it fails, the password is needed, nothing worse. */
export class RememberedSession {
  readonly #secure: KeyValue | null;
  readonly #vault: Vault;

  constructor(secure: KeyValue | null, vault: Vault) {
    this.#secure = secure;
    this.#vault = vault;
  }

  /** Which kind of remembering works here. */
  async kindHere(): Promise<RememberKind> {
    return (await this.#keeps(PROBE)) ? 'two-keys' : 'one-key';
  }

  /** Gives the host its half. @returns the kind in effect now; null when it failed */
  async begin(kind: RememberKind, { rememberToken }: UnlockedVault): Promise<RememberKind | null> {
    if (kind === 'one-key') return kind;
    if (rememberToken !== null && (await this.#keeps(rememberToken))) return kind;
    await this.forget();
    return null;
  }

  /** Null when the session can't be resumed (any more). */
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

  /** Removes both halves; never throws. */
  async forget(): Promise<void> {
    await Promise.all([this.#vault.forgetRemembered(), this.forgetToken()]);
  }

  /** Removes the host's half; never throws. */
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
