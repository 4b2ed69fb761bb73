/**
 * The vault's copy with the host, in a key-value store that may throw, lose, truncate or answer late.
 *
 * Two slots are written alternately, so that whatever happens to a write, the previous copy stays intact. A removal leaves notes in
 * both, so that an interrupted one never restores the copy.
 */
import { toFault } from '../../../domain/fault.ts';
import type { Clock } from '../../../ports/Clock.ts';
import type { KeyValue } from '../../../ports/KeyValue.ts';
import { createLimitedKeyValue } from './limitedKeyValue.ts';
import { MirrorSlot, type SlotFinding, VALUE_LENGTH } from './mirrorSlot.ts';

/** Keeps one text outside the device: the vault's envelope, useless without the password. */
export interface VaultMirror {
  /** null when there is no copy. @throws {Fault} when the host doesn't say */
  read(): Promise<string | null>;
  /** @throws {Fault} when the copy was not written */
  write(text: string): Promise<void>;
  /** @throws {Fault} when the copy may still exist */
  remove(): Promise<void>;
}

const SLOT_NAMES = ['vault-a', 'vault-b'] as const;

interface ReadSlot {
  readonly slot: MirrorSlot;
  readonly finding: SlotFinding;
}

/** Both slots, the valid copy's first. */
interface ReadSlots {
  readonly holding: ReadSlot;
  readonly other: ReadSlot;
  /** greater than any readable copy's */
  readonly nextSequence: number;
}

const sequenceOf = ({ finding }: ReadSlot): number => finding.content?.sequence ?? 0;

/**
 * Creates the mirror over one user's store.
 *
 * @param valueLength - maximum characters of one value
 */
export function createVaultMirror(store: KeyValue, clock: Clock, valueLength = VALUE_LENGTH): VaultMirror {
  const limited = createLimitedKeyValue(store, clock);
  const slots = SLOT_NAMES.map((name) => new MirrorSlot(limited, name, valueLength));
  let lastWork: Promise<unknown> = Promise.resolve();

  function inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const turn = lastWork.then(work);
    lastWork = turn.catch(() => undefined);
    return turn;
  }

  async function inspect(): Promise<ReadSlots> {
    const [a, b] = slots;
    if (!a || !b) throw new TypeError('a mirror has two slots');
    const read = [
      { slot: a, finding: await a.read() },
      { slot: b, finding: await b.read() },
    ] as const;
    const isFirst = sequenceOf(read[0]) >= sequenceOf(read[1]);
    const [holding, other] = isFirst ? read : [read[1], read[0]];
    return { holding, other, nextSequence: sequenceOf(holding) + 1 };
  }

  async function write(text: string): Promise<void> {
    const { holding, other, nextSequence } = await inspect();
    const content = { sequence: nextSequence, text };
    await other.slot.clear(other.finding);
    try {
      await other.slot.write(content);
    } catch (thrown) {
      if (toFault(thrown, 'storage-blocked').kind !== 'storage-full') throw thrown;
      // Once more, after freeing all room but the valid copy's.
      await other.slot.clearAll();
      await other.slot.write(content);
    }
    // An older copy opens with an older password, so it is removed if the host allows; otherwise the next write tries again.
    await holding.slot.clear(holding.finding).catch(() => undefined);
  }

  async function remove(): Promise<void> {
    const { holding, other, nextSequence } = await inspect();
    if (holding.finding.isEmpty && other.finding.isEmpty) {
      // Parts without a head may be left by an interrupted write.
      for (const { slot, finding } of [other, holding]) await slot.clear(finding);
      return;
    }
    // The valid copy goes last: until then the newer note beside it marks it as deleted.
    await other.slot.clear(other.finding);
    await other.slot.write({ sequence: nextSequence, text: null });
    await holding.slot.clear(holding.finding);
    await holding.slot.write({ sequence: nextSequence + 1, text: null });
  }

  return {
    read: () => inTurn(async () => (await inspect()).holding.finding.content?.text ?? null),
    write: (text) => inTurn(() => write(text)),
    remove: () => inTurn(remove),
  };
}
