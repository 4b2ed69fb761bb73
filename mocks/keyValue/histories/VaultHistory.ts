/**
 * A vault's history on a phone with many failures, checked after each opening: the vault must be the acknowledged one or the result
 * of an action under way, and never anything else.
 */
import { Fault } from '../../../src/domain/fault.ts';
import type { Vault, VaultFinding } from '../../../src/ports/Vault.ts';
import { seededFaults, seededNumbers } from '../faultPlan.ts';
import type { Death } from './LifeOfProcess.ts';
import { VaultJudge } from './VaultJudge.ts';
import { type MakeMirror, VaultPhone, type VaultProcess } from './VaultPhone.ts';
import { describeState, stateOf, type VaultState } from './VaultState.ts';
import { drawAction, type KnownKey, type OpenedVault, type VaultAction } from './vaultActions.ts';

export interface HistoryOptions {
  readonly seed: number;
  readonly stepCount: number;
  readonly makeMirror: MakeMirror;
  readonly keys: readonly KnownKey[];
}

/** Counts of events in histories, so that a test can check that enough happened. */
export type Tally = Map<string, number>;

/** longer than the longest delay after wrong passwords, milliseconds */
const LONG_MS = 2 * 60 * 60_000;
/** of each host call to fail */
const MISHAP_CHANCE = 0.12;
/** of each action, and each opening, to be the process's last */
const DEATH_CHANCE = 0.25;
/** of waiting for the host's copy to follow an action before the next one */
const WAIT_CHANCE = 0.85;

/** What is lost while the app is closed. */
type Loss = 'nothing' | 'page' | 'page and markers' | 'host';

const LOSSES: readonly (readonly [chance: number, loss: Loss])[] = [
  [0.1, 'nothing'],
  [0.1, 'page'],
  [0.05, 'page and markers'],
  [0.03, 'host'],
];

/** Thrown when a history violates a guarantee. */
export class BrokenPromise extends Error {}

/** Runs one. @throws {BrokenPromise} */
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
  /** the events, readable */
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

  /** Runs an action and lets the host's copy follow; a failure or death on the way ends the process. */
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

  /** Waits for the copy: creating a second vault is rejected once all work on the copy is done. */
  async #whenMirrored(): Promise<void> {
    const made = await this.#tried(() => this.#process.vault.create('a second one'));
    if (made !== 'failed') throw new Error('made a second vault');
  }

  /** Kills the app, applies the loss, reopens it, and checks the vault. */
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

  /** Opens the app and finds the vault: sometimes killed on the way, finally without failures. */
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

  /** Opens the vault with its expected password, or one that an action under way may have set; no other. */
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
   * Tries a password, after the required delay. Work under way ends first: jumping hours ahead would time out its key worker calls,
   * and the delay counts only while the worker lives.
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
