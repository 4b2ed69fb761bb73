// Whether a typed name is a wallet's name, as a person sees it and not as it is encoded.
import { readPersonalName } from '../../../domain/session/personalName.ts';

/** As a name is kept: composed, without what nobody sees, its gaps one space. */
function plain(text: string): string {
  const read = readPersonalName(text);
  return read.ok ? read.value : text.normalize('NFC').trim();
}

/** Space around it and marks that nobody sees do not count; capital and small letters do. An empty name is the same as none. */
export const isSameName = (typed: string, name: string): boolean =>
  plain(typed) !== '' && plain(typed) === plain(name);
