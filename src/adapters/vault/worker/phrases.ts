/** Phrases being created: shown, and checked before they are stored. */

import type { NewPhraseLength } from '../../../domain/keys/phrase.ts';
import type { PhraseDraft, SessionId } from '../../../ports/Vault.ts';
import type { WorkerTools } from './WorkerTools.ts';

/** The words of a draft, only for showing them. */
async function revealDraft(
  { sessions, loadKeyOps }: WorkerTools,
  session: SessionId,
  draftId: string,
): Promise<readonly string[]> {
  const keyOps = await loadKeyOps();
  return keyOps.words(sessions.open(session).phrases.get(draftId).entropy);
}

/** Which of the draft's three check positions differ from these words. Case and surrounding spaces are ignored. */
async function checkDraft(
  worker: WorkerTools,
  session: SessionId,
  draftId: string,
  words: readonly string[],
): Promise<readonly number[]> {
  const all = await revealDraft(worker, session, draftId);
  const { checkPositions } = worker.sessions.open(session).phrases.get(draftId).draft;
  const typed = words.map((word) => word.trim().toLowerCase());
  return checkPositions.filter((position, at) => all[position - 1] !== typed[at]);
}

export const PHRASE_HANDLERS = {
  draftPhrase: ({ sessions }: WorkerTools, session: SessionId, wordCount: NewPhraseLength): PhraseDraft =>
    sessions.open(session).phrases.make(wordCount),
  revealDraft,
  checkDraft,
};
