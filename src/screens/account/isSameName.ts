// Whether a typed name is a wallet's name, as letters and not as their encodings.

const plain = (name: string): string => name.normalize('NFC').trim();

/** Space around it does not count; capital and small letters do. An empty name is the same as none. */
export const isSameName = (typed: string, name: string): boolean =>
  plain(typed) !== '' && plain(typed) === plain(name);
