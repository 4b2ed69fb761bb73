/** Finds a secret that came into a list of recipients. Its own reader judges lines as payments, and knows no secrets. */
import type { OtherText } from '../components/layout/CodeNotice.tsx';
import { isSecretText } from '../domain/given/GivenText.ts';
import type { AppServices } from './AppContext.tsx';
import { loadGivenReader, otherText } from './givenTexts.ts';

/** No more is looked at in one go, characters: phrases are not looked for in longer texts. */
const PIECE = 4_000;

/** A secret that would be cut between two pieces is whole in the next, and one that is typed over many lines is near. */
const OVERLAP = 1_000;

interface Change {
  /** what is there now and was not before */
  readonly text: string;
  /** the lines that it stands in, from and to */
  readonly start: number;
  readonly end: number;
}

function changeOf(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let kept = 0;
  while (kept < shorter - start && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1;
  const end = after.length - kept;
  const lineEnd = after.indexOf('\n', end);
  return {
    text: after.slice(start, end),
    start: after.slice(0, start).lastIndexOf('\n') + 1,
    end: lineEnd < 0 ? after.length : lineEnd,
  };
}

/** What was changed by itself, with what stands around it, and its lines one piece after the other. */
function piecesToRead(before: string, after: string): readonly string[] {
  const { text, start, end } = changeOf(before, after);
  const pieces = text.length <= PIECE ? [text] : [];
  pieces.push(after.slice(Math.max(0, start - OVERLAP), Math.min(end, start + OVERLAP) + OVERLAP));
  for (let at = start; at < end; at += PIECE - OVERLAP)
    pieces.push(after.slice(at, Math.min(end, at + PIECE)));
  return pieces;
}

/** @returns what the secret is, and the way to where it belongs; null where what was changed holds none */
export async function secretInList(
  app: AppServices,
  before: string,
  after: string,
): Promise<OtherText | null> {
  const reader = await loadGivenReader(app);
  if (reader === null) return null;
  for (const piece of piecesToRead(before, after)) {
    const given = await reader.read(piece);
    if (!isSecretText(given)) continue;
    app.host.haptic('error');
    return otherText(app, given, '');
  }
  return null;
}
