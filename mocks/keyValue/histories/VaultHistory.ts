/**
 * One life of a vault on a phone where much goes wrong, judged after each opening: it must be what was acknowledged or what was
 * under way, and never anything else.
 */
import { Fault } from '../../../src/domain/fault.ts';
import type { Vault, VaultFinding } from '../../../src/ports/Vault.ts';
import { seededFaults, seededNumbers } from '../faultPlan.ts';
import type { Death } from './LifeOfProcess.ts';
import { VaultJudge } from './VaultJudge.ts';
import { type MakeMirror, VaultPhone, type VaultProcess } from './VaultPhone.ts';
import { describeState, stateOf, type VaultState } from './VaultState.ts';
import { drawAction, type KnownKey, type OpenedVault, type VaultAction } from './vaultActions.ts';

/** How a history is lived. */
export interface HistoryOptions {
  readonly seed: number;
  readonly stepCount: number;
  readonly makeMirror: MakeMirror;
  readonly keys: readonly KnownKey[];
}

/** What happened in histories, so that a test can see that enough did. */
export type Tally = Map<string, number>;

/** longer than the longest waiting after wrong passwords, milliseconds */
const LONG_MS = 2 * 60 * 60_000;
/** of each call to the host to go wrong */
const MISHAP_CHANCE = 0.12;
/** of each deed, and each opening, to be the process's last */
const DEATH_CHANCE = 0.25;
/** of waiting until the host's copy has followed a deed, before the next one */
const WAIT_CHANCE = 0.85;

/** What is lost while the app is not open. */
type Loss = 'nothing' | 'page' | 'page and markers' | 'host';

/** The chance of each. */
const LOSSES: readonly (readonly [chance: number, loss: Loss])[] = [
  [0.1, 'nothing'],
  [0.1, 'page'],
  [0.05, 'page and markers'],
  [0.03, 'host'],
];

/** A history that broke a promise. */
export class BrokenPromise extends Error {}

/** Lives one. @throws {BrokenPromise} */
export async function liveHistory(options: HistoryOptions, tally: Tally): Promise<void> {
  const life = new VaultHistory(options, tally);
  try {
    await life.live();
  } catch (thrown) {
    const what = thrown instanceof Error ? thrown.message : String(thrown);
    throw new BrokenPromise(`seed ${options.seed}: ${what}\n${life.story.join('\n')}`, { cause: thrown });
  }
}

const stateIn = (opened: OpenedVault | null): VaultState | null =>
  opened && stateOf(opened.password, opened.keyrings);

class VaultHistory {
  /** what happened, for people */
  readonly story: string[] = [];
  readonly #options: HistoryOptions;
  readonly #tally: Tally;
  readonly #draw: () => number;
  readonly #phone: VaultPhone;
  readonly #judge: VaultJudge;
  readonly #passwords: string[] = [];
  #process: VaultProcess;
  #opened: OpenedVault | null = null;

  constructor(options: HistoryOptions, tally: Tally) {
    this.#options = options;
    this.#tally = tally;
    this.#draw = seededNumbers(options.seed);
    this.#phone = new VaultPhone(options.makeMirror);
    this.#judge = new VaultJudge(this.#phone);
    this.#process = this.#phone.open();
  }

  async live(): Promise<void> {
    for (let step = 1; step <= this.#options.stepCount; step += 1) {
      this.#phone.host.plan = seededFaults(this.#options.seed * 1000 + step, MISHAP_CHANCE);
      await this.#step();
    }
    await this.#reopen('nothing');
    this.#process.life.kill();
    for (const mishap of this.#phone.host.mishaps) this.#count(mishap.split(' ')[0] ?? '');
  }

  #step(): Promise<void> {
    const draw = this.#draw;
    const loss = LOSSES.find(([chance]) => draw() < chance);
    if (loss) return this.#reopen(loss[1]);
    const { vault } = this.#process;
    const newPassword = () => {
      const password = `password ${this.#passwords.length}`;
      this.#passwords.push(password);
      return password;
    };
    return this.#attempt(drawAction({ vault, opened: this.#opened, draw, newPassword }, this.#options.keys));
  }

  /** Does a deed, and lets the host's copy follow it; a failure or a death on the way ends the process. */
  async #attempt(deed: VaultAction): Promise<void> {
    const { life } = this.#process;
    this.story.push(deed.name);
    this.#judge.begin(deed.isAfter);
    life.dieAt(this.#drawDeath());
    const outcome = await Promise.race([this.#tried(deed.run), life.died]);
    this.#count(typeof outcome === 'string' ? outcome : 'acknowledged');
    if (typeof outcome !== 'string') {
      this.#opened = outcome.value;
      this.#judge.acknowledge(stateIn(outcome.value));
      if (this.#draw() < WAIT_CHANCE && this.#opened !== null)
        await Promise.race([this.#whenMirrored(), life.died]);
    }
    life.dieAt(null);
    if (outcome === 'failed' || !life.isAlive) await this.#reopen(this.#draw() < 0.1 ? 'page' : 'nothing');
  }

  async #tried<Value>(run: () => Promise<Value>): Promise<{ readonly value: Value } | 'failed'> {
    try {
      return { value: await run() };
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown;
      this.story.push(`  failed: ${thrown.message}`);
      return 'failed';
    }
  }

  /** Waits for the copy: a second vault is rejected, when all work on the copy is over. */
  async #whenMirrored(): Promise<void> {
    const made = await this.#tried(() => this.#process.vault.create('a second one'));
    if (made !== 'failed') throw new Error('made a second vault');
  }

  /** Kills the app, loses what is lost, opens it again, and judges what is found. */
  async #reopen(loss: Loss): Promise<void> {
    const phone = this.#phone;
    this.#process.life.kill();
    this.story.push(`reopen, having lost ${loss}`);
    this.#count(`lost ${loss}`);
    if (loss === 'host') phone.loseHost();
    if (loss === 'page' || loss === 'page and markers') phone.losePage(loss === 'page and markers');
    phone.clock.advance(LONG_MS);
    const before = phone.text;
    await this.#inspect();
    this.#opened = phone.text === null ? null : await this.#openAgain(phone.text);
    const found = stateIn(this.#opened);
    this.story.push(`  found ${describeState(found)}`);
    this.#count(before !== null ? 'found here' : found === null ? 'found none' : 'restored');
    this.#judge.judge(before, found);
  }

  /** Opens the app and looks for the vault: dying on the way now and then, and at last without mishaps. */
  async #inspect(): Promise<void> {
    const death = this.#drawDeath();
    for (const last of [death, null]) {
      this.#process = this.#phone.open();
      const { life, vault } = this.#process;
      life.dieAt(last);
      const outcome = await Promise.race([this.#tried(vault.findVault), life.died]);
      life.dieAt(null);
      if (typeof outcome !== 'string') return this.#agree(outcome.value);
      this.#count(`looking ${outcome}`);
      life.kill();
      this.#phone.host.plan = () => null;
    }
    throw new Error('the vault cannot be looked for');
  }

  #agree(finding: VaultFinding): void {
    const isStored = this.#phone.text !== null;
    if ((finding !== 'none') !== isStored || this.#process.vault.exists() !== isStored)
      throw new Error(`said ${finding}, and ${isStored ? 'has' : 'has no'} vault`);
  }

  /** Opens the vault by the password it should have, or any that a deed under way may have given it; by no other. */
  async #openAgain(text: string): Promise<OpenedVault> {
    const { vault } = this.#process;
    const { password: likely, isSure } = this.#judge.passwordOf(text);
    const others = this.#passwords.filter((password) => password !== likely);
    const wrong = others[Math.floor(this.#draw() * others.length)];
    const tried = isSure ? [wrong, likely] : [likely, ...others.slice(-2), this.#passwords.at(-1)];
    for (const password of tried) {
      if (password === undefined) continue;
      const opened = await this.#unlock(vault, password);
      if (!opened.ok) continue;
      if (isSure && password !== likely) throw new Error(`opened by ${password}`);
      return { ...opened.value, password };
    }
    throw new Error(`not opened by ${likely}`);
  }

  /**
   * Tries a password, having waited where that is asked for. What is under way is let end first: hours that pass at once outlast a call to
   * the key worker, which then counts as dead, and waiting is counted only while it lives.
   */
  async #unlock(vault: Vault, password: string): ReturnType<Vault['unlock']> {
    const opened = await vault.unlock(password);
    if (opened.ok || opened.problem.kind !== 'throttled') return opened;
    await this.#whenMirrored();
    this.#phone.clock.advance(LONG_MS);
    return vault.unlock(password);
  }

  #drawDeath(): Death | null {
    if (this.#draw() >= DEATH_CHANCE) return null;
    const at = this.#draw() < 0.5 ? 'page' : 'host';
    return { at, after: Math.floor(this.#draw() * (at === 'page' ? 4 : 9)), isDone: this.#draw() < 0.5 };
  }

  #count(what: string): void {
    this.#tally.set(what, (this.#tally.get(what) ?? 0) + 1);
  }
}
