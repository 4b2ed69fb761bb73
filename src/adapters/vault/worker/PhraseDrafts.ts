/** Generated phrases that are not stored yet: held as bytes, wiped when forgotten. */

import { wipe } from '../../../domain/bytes.ts';
import { Fault } from '../../../domain/fault.ts';
import type { NewPhraseLength } from '../../../domain/keys/phrase.ts';
import type { PhraseDraft } from '../../../ports/Vault.ts';
import { type Bytes, randomBytes, toHex } from '../records/bytes.ts';

const ENTROPY_BYTES = { 12: 16, 24: 32 } as const;

/** A uniform random number below `bound` (at most 256). */
function randomBelow(bound: number): number {
  const limit = 256 - (256 % bound);
  for (;;) {
    const [byte = 0] = randomBytes(1);
    if (byte < limit) return byte % bound;
  }
}

function pickPositions(wordCount: NewPhraseLength): [number, number, number] {
  const positions = Array.from({ length: wordCount }, (_, at) => at + 1);
  const pick = (): number => positions.splice(randomBelow(positions.length), 1)[0] ?? 1;
  const [low, middle, high] = [pick(), pick(), pick()].sort((one, other) => one - other);
  return [low ?? 1, middle ?? 1, high ?? 1];
}

interface HeldDraft {
  readonly draft: PhraseDraft;
  readonly entropy: Bytes;
}

/** The drafts of one session. */
export class PhraseDrafts {
  readonly #held = new Map<string, HeldDraft>();

  /** Generates a phrase from fresh randomness. */
  make(wordCount: NewPhraseLength): PhraseDraft {
    const draft: PhraseDraft = {
      id: toHex(randomBytes(8)),
      wordCount,
      checkPositions: pickPositions(wordCount),
    };
    this.#held.set(draft.id, { draft, entropy: randomBytes(ENTROPY_BYTES[wordCount]) });
    return draft;
  }

  /** @throws {Fault} `not-found` when it was stored or forgotten */
  get(id: string): HeldDraft {
    const held = this.#held.get(id);
    if (held === undefined) throw new Fault('not-found', 'this phrase was stored or forgotten');
    return held;
  }

  forget(id: string): void {
    const held = this.#held.get(id);
    if (held) wipe(held.entropy);
    this.#held.delete(id);
  }

  forgetAll(): void {
    for (const id of [...this.#held.keys()]) this.forget(id);
  }
}
