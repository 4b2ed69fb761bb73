/** Records what was acknowledged and what is under way, and checks the found state against it. */
import type { VaultPhone } from './VaultPhone.ts';
import { describeState, type IsAfter, isSame, type VaultState } from './VaultState.ts';

/** Checks one phone's vault. Each method throws when a guarantee was violated. */
export class VaultJudge {
  readonly #phone: VaultPhone;
  readonly #stateOfText = new Map<string, VaultState>();
  #acknowledged: VaultState | null = null;
  /** the possible results of an action under way; null when none is */
  #underWay: IsAfter | null = null;

  constructor(phone: VaultPhone) {
    this.#phone = phone;
  }

  /** An action begins. */
  begin(isAfter: IsAfter): void {
    this.#underWay = isAfter;
  }

  /** The action was acknowledged with this state. */
  acknowledge(state: VaultState | null): void {
    const { text, mirrored } = this.#phone;
    if (this.#underWay?.(state) !== true) throw new Error(`acknowledged ${describeState(state)}`);
    if ((text === null) !== (state === null))
      throw new Error(`acknowledged ${describeState(state)}, and not stored`);
    if (state === null && mirrored.some((copy) => copy !== null))
      throw new Error('acknowledged the end, and left the copy');
    this.#settle(state);
  }

  /** A text's password; `isSure` unless an action under way may have written that text. */
  passwordOf(text: string): { readonly password: string | undefined; readonly isSure: boolean } {
    const known = this.#stateOfText.get(text);
    return { password: (known ?? this.#acknowledged)?.password, isSure: known !== undefined };
  }

  /** Checks the state found on opening. @param before - the text in the page's storage before it */
  judge(before: string | null, found: VaultState | null): void {
    if (before === null) this.#judgeCopy(found);
    else this.#judgePage(before, found);
    this.#settle(found);
  }

  /** The page's storage existed: its vault is the acknowledged one, or the result of an action under way. */
  #judgePage(before: string, found: VaultState | null): void {
    if (before !== this.#phone.text) throw new Error('another text took the place of the stored one');
    if (!isSame(found, this.#acknowledged) && this.#underWay?.(found) !== true)
      throw new Error(`found ${describeState(found)} instead of ${describeState(this.#acknowledged)}`);
  }

  /** The page's storage was empty: the restored copy is one that the host acknowledged, or received after that. */
  #judgeCopy(found: VaultState | null): void {
    const { text, mirrored } = this.#phone;
    const mayBeNone = mirrored.includes(null) || this.#underWay?.(null) === true;
    if (text === null ? !mayBeNone : !mirrored.includes(text))
      throw new Error(`${describeState(found)} came back from the host`);
    if (text === null) return;
    const known = this.#stateOfText.get(text);
    if (known === undefined ? this.#underWay?.(found) !== true : !isSame(found, known))
      throw new Error(`came back as ${describeState(found)}`);
    this.#phone.mirrored = [text];
  }

  /** Makes this the expected vault. */
  #settle(state: VaultState | null): void {
    const { text } = this.#phone;
    this.#acknowledged = state;
    this.#underWay = null;
    if (text !== null && state !== null) this.#stateOfText.set(text, state);
  }
}
