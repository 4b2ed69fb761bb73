/** Exports names, notes and frozen coins for other wallets, and imports them: parse, compare, merge. */

import { makeAutoObservable, runInAction } from 'mobx';
import {
  type ComparedLabels,
  changeKind,
  compareLabels,
  groupOf,
  isTakenByDefault,
  type KnownLabels,
  type LabelChange,
  type LabelGroup,
} from '../../domain/labels/compareLabels.ts';
import { type LabelsProblem, MAX_LABELS_LENGTH, type ReadLabels } from '../../domain/labels/Label.ts';
import { readLabels } from '../../domain/labels/readLabels.ts';
import type { LabelRecord } from '../../domain/labels/writeLabels.ts';
import { writeLabels } from '../../domain/labels/writeLabels.ts';
import { type Round, Rounds } from '../../domain/Rounds.ts';
import type { Result } from '../../domain/result.ts';
import { textOfBytes } from '../../domain/text/textOfBytes.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import { type LabelledStores, type MergedLabels, mergeLabels } from './mergeLabels.ts';
import { type KeyedWallet, readWalletKeys } from './walletKeys.ts';

/** The names that the container looks up. */
export type KnownNames = Omit<KnownLabels, 'noteOf' | 'wallets' | 'frozen'>;

export type LabelsState =
  | { readonly status: 'idle'; readonly problem: LabelsProblem | null }
  | { readonly status: 'reading' }
  /** nothing has changed yet; `taken` are the keys of the selected changes */
  | ({
      readonly status: 'preview';
      readonly read: ReadLabels;
      readonly taken: ReadonlySet<string>;
    } & ComparedLabels)
  | { readonly status: 'merged'; readonly merged: MergedLabels }
  | { readonly status: 'written'; readonly text: string; readonly count: number; readonly atMs: number };

/** UTF-16: two bytes per letter, and two for the byte order mark. */
const MAX_FILE_BYTES = 2 * MAX_LABELS_LENGTH + 2;

const IDLE: LabelsState = { status: 'idle', problem: null };

/** One text at a time. */
export class LabelsStore implements LazyStore {
  state: LabelsState = IDLE;

  readonly #ports: Pick<Ports, 'vault' | 'network' | 'clock'>;
  readonly #stores: LabelledStores;
  #wallets: readonly KeyedWallet[] = [];
  readonly #rounds = new Rounds();

  constructor(ports: Pick<Ports, 'vault' | 'network' | 'clock'>, stores: LabelledStores) {
    this.#ports = ports;
    this.#stores = stores;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Writes all labels. */
  async write({ own, contacts }: Pick<KnownNames, 'own' | 'contacts'>): Promise<void> {
    const round = this.#begin();
    const wallets = await readWalletKeys(this.#ports.vault, this.#stores);
    const { notes, tx } = this.#stores;
    const records: readonly LabelRecord[] = [
      ...wallets.map(({ extendedKey, name }) => ({ type: 'xpub', ref: extendedKey, label: name }) as const),
      ...[...own, ...contacts].map(
        ({ address, name }) => ({ type: 'addr', ref: address, label: name }) as const,
      ),
      ...Object.entries(notes.notes).map(([ref, label]) => ({ type: 'tx', ref, label }) as const),
      ...tx.coins.frozen.list.map((ref) => ({ type: 'output', ref, spendable: false }) as const),
    ];
    const atMs = this.#ports.clock.nowMs();
    const text = writeLabels(records);
    this.#become(round, { status: 'written', text, count: records.length, atMs });
  }

  /** Reads a file; one that is far too large is not opened. */
  async takeFile(file: Blob, known: KnownNames): Promise<void> {
    const round = this.#begin();
    if (file.size > MAX_FILE_BYTES) {
      return this.#become(round, { status: 'idle', problem: { kind: 'too-large', most: MAX_LABELS_LENGTH } });
    }
    const bytes = await file.arrayBuffer().catch(() => null);
    const text = bytes && textOfBytes(new Uint8Array(bytes));
    if (text === null) return this.#become(round, { status: 'idle', problem: { kind: 'unreadable' } });
    await this.#take(round, text, known);
  }

  async takeText(text: string, known: KnownNames): Promise<void> {
    await this.#take(this.#begin(), text, known);
  }

  /** Selects a change, or keeps the current value. */
  choose(key: string, isTaken: boolean): void {
    const { state } = this;
    if (state.status !== 'preview') return;
    const taken = new Set(state.taken);
    if (isTaken) taken.add(key);
    else taken.delete(key);
    this.state = { ...state, taken };
  }

  /** Selects all changes of a group, or keeps the current values. */
  chooseAll(group: LabelGroup, isTaken: boolean): void {
    const { state } = this;
    if (state.status !== 'preview') return;
    const asked = state.changes.filter((change) => groupOf(change) === group);
    const taken = new Set(state.taken);
    for (const { key } of asked) {
      if (isTaken) taken.add(key);
      else taken.delete(key);
    }
    this.state = { ...state, taken };
  }

  /** Applies the selected changes, in one action. */
  merge(): void {
    const { state } = this;
    if (state.status !== 'preview') return;
    const isTaken = (change: LabelChange) => state.taken.has(change.key) && changeKind(change) !== 'same';
    const merged = mergeLabels(this.#stores, this.#wallets, state.changes.filter(isTaken));
    this.#rounds.begin();
    this.state = { status: 'merged', merged };
  }

  /** Discards the text without changes. */
  clear(): void {
    this.#rounds.begin();
    this.#wallets = [];
    this.state = IDLE;
  }

  forget(): void {
    this.clear();
  }

  async #take(round: Round, text: string, known: KnownNames): Promise<void> {
    const read: Result<ReadLabels, LabelsProblem> = readLabels(text, this.#ports.network);
    if (!read.ok) return this.#become(round, { status: 'idle', problem: read.problem });
    const wallets = await readWalletKeys(this.#ports.vault, this.#stores);
    const { notes, tx } = this.#stores;
    const compared = compareLabels(read.value.labels, {
      ...known,
      noteOf: notes.noteOf,
      wallets: new Map(wallets.map(({ extendedKey, name }) => [extendedKey, name])),
      frozen: new Set(tx.coins.frozen.list),
    });
    const taken = new Set(compared.changes.filter(isTakenByDefault).map(({ key }) => key));
    if (round.isLatest) this.#wallets = wallets;
    this.#become(round, { status: 'preview', read: read.value, taken, ...compared });
  }

  #begin(): Round {
    const round = this.#rounds.begin();
    this.state = { status: 'reading' };
    return round;
  }

  #become(round: Round, state: LabelsState): void {
    runInAction(() => {
      if (round.isLatest) this.state = state;
    });
  }
}
