// A key or address and its passphrase while they are entered; held only here, until they are read.
import { useState } from 'react';
import { detectKeyFormat, type KeyFormat } from '../../domain/keys/detectKeyFormat.ts';
import type { ImportSource, WalletText } from '../../domain/keys/ImportSource.ts';
import { withoutInvisible } from '../../domain/text/plainText.ts';
import type { GivenEvents } from './GivenEvents.ts';

export interface KeyForm {
  readonly text: string;
  readonly passphrase: string;
  readonly kind: KeyFormat;
  readonly isShown: boolean;
  /** changed since the last read */
  readonly isChanged: boolean;
  /** what would be read now; null if nothing can be */
  readonly source: ImportSource | WalletText | null;
  readonly setText: (text: string) => void;
  readonly setPassphrase: (text: string) => void;
  readonly toggleShown: () => void;
  readonly read: () => void;
}

/** A link to an address counts as the address. */
const plainOf = (text: string): string =>
  withoutInvisible(text)
    .trim()
    .replace(/^(?:web\+)?doge(?:coin)?:\/*/i, '')
    .replace(/\?.*$/, '');

function sourceOf(kind: KeyFormat, text: string, passphrase: string): KeyForm['source'] {
  switch (kind) {
    case 'nothing':
    case 'unfinished':
    case 'phrase':
      return null;
    case 'encrypted-key':
      return passphrase === '' ? null : { kind, text, passphrase };
    case 'extended-private-key':
    case 'extended-public-key':
      return { kind: 'extended-key', text };
    case 'address':
      return { kind, text };
    case 'key-list':
      return { kind: 'wallet-text', text, password: '' };
    case 'encrypted-wallet':
      return passphrase === '' ? null : { kind: 'wallet-text', text, password: passphrase };
    case 'private-key':
    case 'old-private-key':
    case 'unknown':
      return { kind: 'private-key', text };
  }
}

/** The kind shown for a text; words that aren't a phrase are shown as unknown. */
export const shownKind = (kind: KeyFormat, isNoPhrase: boolean): KeyFormat =>
  kind === 'phrase' && isNoPhrase ? 'unknown' : kind;

/** @param onRead - reads the pasted text */
export function useKeyForm(
  onRead: (source: ImportSource | WalletText) => void,
  onGiven?: GivenEvents['onGiven'],
): KeyForm {
  const [text, setText] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [isShown, setShown] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const kind = detectKeyFormat(plainOf(text));
  const isWallet = kind === 'key-list' || kind === 'encrypted-wallet';
  const plain = isWallet ? text : plainOf(text);
  const source = sourceOf(kind, plain, passphrase);
  return {
    text,
    passphrase,
    kind,
    isShown,
    isChanged,
    source,
    setText: (next) => {
      onGiven?.(text, next, () => setText(''));
      setText(next);
      setChanged(true);
      if (next === '') setShown(false);
    },
    setPassphrase: (next) => {
      setPassphrase(next);
      setChanged(true);
    },
    toggleShown: () => setShown(!isShown),
    read: () => {
      if (source === null) return;
      setChanged(false);
      onRead(source);
    },
  };
}
