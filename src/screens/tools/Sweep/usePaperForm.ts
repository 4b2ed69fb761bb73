// A paper wallet's key while it is pasted, and its passphrase: they live here, until they were read, and nowhere else.

import type { GivenEvents } from '../../../components/fields/GivenEvents.ts';
import { type KeyForm, useKeyForm } from '../../../components/fields/useKeyForm.ts';
import { detectKeyFormat } from '../../../domain/keys/detectKeyFormat.ts';
import type { PaperSource } from '../../../domain/keys/ImportSource.ts';

/** The form; `source` is null too for what is no single private key. */
export interface PaperForm extends KeyForm {
  readonly source: PaperSource | null;
  /** the text is something else that is read elsewhere */
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

/** @param onRead - takes what was pasted on to be read */
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
