import { useEffect, useState } from 'react';
import type { Clock } from '../ports/Clock.ts';
import type { Telegram } from '../ports/Telegram.ts';
import type { MadeFile, MadeFileEvents } from '../screens/settings/FileMade.tsx';
import { canShareFiles, saveFile, shareFile } from './fileHandOver.ts';
import { useCopied } from './useCopied.ts';

export type FileState = Omit<MadeFile, 'fileName'>;

const UNTOUCHED: Pick<FileState, 'delivery' | 'hasShareFailed'> = { delivery: 'none', hasShareFailed: false };

/** Saves, shares and copies a text as a file, and keeps the outcome until the text changes. */
export function useFileHandOver(
  { host, clock }: { readonly host: Telegram; readonly clock: Clock },
  { name, text }: { readonly name: string; readonly text: string },
): { readonly state: FileState; readonly events: Omit<MadeFileEvents, 'onLeave'> } {
  const [outcome, setOutcome] = useState(UNTOUCHED);
  const [copied, copy] = useCopied<'file'>(host, clock);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another file
  useEffect(() => setOutcome(UNTOUCHED), [text]);
  const save = () => {
    saveFile(name, text);
    setOutcome({ delivery: 'started', hasShareFailed: false });
  };
  const share = async () => {
    const shared = await shareFile(name, text);
    if (shared === 'shared') setOutcome({ delivery: 'shared', hasShareFailed: false });
    else setOutcome(({ delivery }) => ({ delivery, hasShareFailed: shared === 'failed' }));
  };
  return {
    state: { ...outcome, copied: copied?.outcome ?? null, canShare: canShareFiles(name) },
    events: {
      onSave: host.takesFiles ? save : undefined,
      onShare: () => void share(),
      onCopy: () => copy('file', text),
    },
  };
}
