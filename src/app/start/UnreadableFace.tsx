/** Shows that the saved state could not be read, and hands it over untouched. */
import { useState } from 'react';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import type { Fault } from '../../domain/fault.ts';
import { UnreadableStateScreen } from '../../screens/start/UnreadableStateScreen.tsx';
import { readStateRecord } from '../compose.ts';

const FILE_NAME = 'kennel-saved-state.txt';

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** The unreadable state's face. Retrying starts the app anew. */
export function UnreadableFace({ fault }: { readonly fault: Fault }) {
  const [status, setStatus] = useState<'unreadable' | 'retrying' | 'exported'>('unreadable');
  const retry = () => {
    setStatus('retrying');
    window.location.reload();
  };
  const hand = () => {
    download(readStateRecord() ?? '');
    setStatus('exported');
  };
  return (
    <KennelTheme>
      <UnreadableStateScreen status={status} fault={fault} onRetry={retry} onExport={hand} />
    </KennelTheme>
  );
}
