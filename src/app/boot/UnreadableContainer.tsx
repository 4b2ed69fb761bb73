/** Shown when the saved state could not be read, with ways to recover. Unreadable data is never deleted. */
import { useState } from 'react';
import { createRecordRescue, type RescueOptions } from '../../adapters/storage/rescueRecord.ts';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import { saveFile } from '../../containers/fileHandOver.ts';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { Telegram } from '../../ports/Telegram.ts';
import {
  UnreadableStateScreen,
  type UnreadableStateView,
} from '../../screens/start/UnreadableState/UnreadableStateScreen.tsx';

const FILE_NAME = 'kennel-saved-state.txt';

/** No record is this large, bytes: reading such a file would only freeze the phone. */
const MAX_BYTES = 20_000_000;

interface UnreadableContainerProps {
  readonly fault: Fault;
  readonly rescueParts: RescueOptions;
  readonly host: Telegram;
}

/** Each successful recovery restarts the app. */
export function UnreadableContainer({ fault, rescueParts, host }: UnreadableContainerProps) {
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
    const text = (await rescue.read()) ?? '';
    if (host.takesFiles) {
      saveFile(FILE_NAME, text);
      setStatus('exported');
    } else setStatus((await host.copyText(text)) ? 'copied' : 'not-copied');
  };
  const restore = async (file: File) => rescue.replace(file.size > MAX_BYTES ? '' : await file.text());
  return (
    <KennelTheme>
      <UnreadableStateScreen
        status={status}
        fault={fault}
        onRetry={startAnew}
        onExport={() => void deliver()}
        isCopiedOnly={!host.takesFiles}
        onRestore={(file) => attempt(restore(file))}
        onLeave={() => setStatus('leaving')}
        onLeaveSure={() => attempt(rescue.setAside())}
        onStay={() => setStatus('unreadable')}
      />
    </KennelTheme>
  );
}
