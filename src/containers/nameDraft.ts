/** A name being typed, as its field shows it. */
import type { NameDraft } from '../components/fields/NameField.tsx';
import { MAX_NAME_LENGTH, type PersonalName, readPersonalName } from '../domain/session/personalName.ts';
import { countGraphemes } from '../domain/text/graphemes.ts';

/** A draft with the parsed name; null while it is invalid. */
export interface ReadDraft {
  readonly draft: NameDraft;
  readonly name: PersonalName | null;
}

/** Counts what will be stored, without surrounding space. */
export function readDraft(text: string): ReadDraft {
  const read = readPersonalName(text);
  const most = MAX_NAME_LENGTH;
  if (read.ok)
    return { draft: { text, count: countGraphemes(read.value), most, problem: null }, name: read.value };
  const count = read.problem.kind === 'too-long' ? read.problem.count : 0;
  return { draft: { text, count, most, problem: read.problem }, name: null };
}
