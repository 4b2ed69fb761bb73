/** Shows that the saved state could not be read, and the ways out. Nothing that was not read is ever deleted. */
import { useState } from 'react';
import { createRecordRescue, type RescueOptions } from '../../adapters/storage/rescueRecord.ts';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import { type Fault, toFault } from '../../domain/fault.ts';
import {
  UnreadableStateScreen,
  type UnreadableStateView,
} from '../../screens/start/UnreadableState/UnreadableStateScreen.tsx';

const FILE_NAME = 'kennel-saved-state.txt';

/** No record is as large, bytes: reading it whole would only stop the phone. */
const MAX_BYTES = 20_000_000;

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

interface UnreadableContainerProps {
  readonly fault: Fault;
  readonly rescueParts: RescueOptions;
}

/** The unreadable state's face. Every way out that worked starts the app anew. */
export function UnreadableContainer({ fault, rescueParts }: UnreadableContainerProps) {
  const [status, setStatus] = useState<UnreadableStateView['status']>('unreadable');
  const rescue = createRecordRescue(rescueParts);
  const startAnew = () => {
    setStatus('retrying');
    window.location.reload();
  };
  const attempt = (work: Promise<void>) => {
    setStatus('working');
    work.then(startAnew, (thrown: unknown) => {
      setStatus(toFault(thrown, 'corrupt').kind === 'corrupt' ? 'not-a-copy' : 'not-written');
    });
  };
  const deliver = async () => {
    download((await rescue.read()) ?? '');
    setStatus('exported');
  };
  const restore = async (file: File) => rescue.replace(file.size > MAX_BYTES ? '' : await file.text());
  return (
    <KennelTheme>
      <UnreadableStateScreen
        status={status}
        fault={fault}
        onRetry={startAnew}
        onExport={() => void deliver()}
        onRestore={(file) => attempt(restore(file))}
        onLeave={() => setStatus('leaving')}
        onLeaveSure={() => attempt(rescue.setAside())}
        onStay={() => setStatus('unreadable')}
      />
    </KennelTheme>
  );
}
