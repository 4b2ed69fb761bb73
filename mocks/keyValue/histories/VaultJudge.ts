/** Knows what was acknowledged and what is under way, and judges by that what is found. */
import type { VaultPhone } from './VaultPhone.ts';
import { describeState, type IsAfter, isSame, type VaultState } from './VaultState.ts';

/** The judge of one phone's vault. Each method throws when a promise was broken. */
export class VaultJudge {
  readonly #phone: VaultPhone;
  readonly #stateOfText = new Map<string, VaultState>();
  #acknowledged: VaultState | null = null;
  /** what a deed under way may have made; null when none is */
  #underWay: IsAfter | null = null;

  constructor(phone: VaultPhone) {
    this.#phone = phone;
  }

  /** A deed begins. */
  begin(isAfter: IsAfter): void {
    this.#underWay = isAfter;
  }

  /** The deed was acknowledged, and gave this. */
  acknowledge(state: VaultState | null): void {
    const { text, mirrored } = this.#phone;
    if (this.#underWay?.(state) !== true) throw new Error(`acknowledged ${describeState(state)}`);
    if ((text === null) !== (state === null))
      throw new Error(`acknowledged ${describeState(state)}, and not stored`);
    if (state === null && mirrored.some((copy) => copy !== null))
      throw new Error('acknowledged the end, and left the copy');
    this.#settle(state);
  }

  /** The password that has to open a text; `isSure` unless a deed under way may have made that text. */
  passwordOf(text: string): { readonly password: string | undefined; readonly isSure: boolean } {
    const known = this.#stateOfText.get(text);
    return { password: (known ?? this.#acknowledged)?.password, isSure: known !== undefined };
  }

  /** The app was opened, and found this. @param before - the text that its page's storage had before that */
  judge(before: string | null, found: VaultState | null): void {
    if (before === null) this.#judgeCopy(found);
    else this.#judgePage(before, found);
    this.#settle(found);
  }

  /** The page's own storage was there: it is what was acknowledged, or what was under way. */
  #judgePage(before: string, found: VaultState | null): void {
    if (before !== this.#phone.text) throw new Error('another text took the place of the stored one');
    if (!isSame(found, this.#acknowledged) && this.#underWay?.(found) !== true)
      throw new Error(`found ${describeState(found)} instead of ${describeState(this.#acknowledged)}`);
  }

  /** Nothing was there: what came back is a copy that the host has acknowledged, or was given after that. */
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

  /** From now on this is the vault. */
  #settle(state: VaultState | null): void {
    const { text } = this.#phone;
    this.#acknowledged = state;
    this.#underWay = null;
    if (text !== null && state !== null) this.#stateOfText.set(text, state);
  }
}
