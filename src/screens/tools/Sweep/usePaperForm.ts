// A paper wallet's key and passphrase while they are entered; held only here, until they are read.

import type { GivenEvents } from '../../../components/fields/GivenEvents.ts';
import { type KeyForm, useKeyForm } from '../../../components/fields/useKeyForm.ts';
import { detectKeyFormat } from '../../../domain/keys/detectKeyFormat.ts';
import type { PaperSource } from '../../../domain/keys/ImportSource.ts';

/** `source` is also null for anything but a single private key. */
export interface PaperForm extends KeyForm {
  readonly source: PaperSource | null;
  /** the text is something else, read on another screen */
  readonly isElsewhere: boolean;
}

const ELSEWHERE = [
  'phrase',
  'extended-private-key',
  'extended-public-key',
  'address',
  'key-list',
  'encrypted-wallet',
];

/** @param onRead - reads the pasted key */
export function usePaperForm(
  onRead: (source: PaperSource) => void,
  onGiven?: GivenEvents['onGiven'],
): PaperForm {
  const form = useKeyForm((source) => {
    if (source.kind === 'private-key' || source.kind === 'encrypted-key') onRead(source);
  }, onGiven);
  const { source } = form;
  const isElsewhere = ELSEWHERE.includes(detectKeyFormat(form.text));
  const isPaper = source?.kind === 'private-key' || source?.kind === 'encrypted-key';
  return { ...form, source: isPaper && !isElsewhere ? source : null, isElsewhere };
}
