/** Scans codes with the camera, in a sheet above the current screen: for hosts without a scanner. */
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { closeCamera, openCamera, scanForCode } from '../../adapters/browser/camera.ts';
import { CodeScannerSheet, type CodeScannerSheetProps } from '../../components/address/CodeScannerSheet.tsx';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import { duration } from '../../components/theme/tokens.ts';
import type { CodeAnswer, QrScan } from '../../ports/HostRequests.ts';

interface ScannerProps {
  readonly hint: string;
  readonly accepts: (text: string) => CodeAnswer;
  /** the text of a code; null when the user closed the sheet */
  readonly onDone: (text: string | null) => void;
}

function Scanner({ hint: firstHint, accepts, onDone }: ScannerProps) {
  const [hint, setHint] = useState(firstHint);
  const [isOpen, setOpen] = useState(true);
  const [status, setStatus] = useState<CodeScannerSheetProps['status']>('starting');
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const taken = useRef((text: string) => {
    const answer = accepts(text);
    if (typeof answer === 'object') setHint(answer.hint);
    return answer === true;
  });
  const close = useRef((text: string | null) => {
    setOpen(false);
    onDone(text);
  });
  useEffect(() => {
    if (video === null) return;
    const ending = new AbortController();
    let stream: MediaStream | null = null;
    const look = async () => {
      const opened = await openCamera();
      if (!opened.ok) {
        setStatus(opened.problem);
        return;
      }
      stream = opened.value;
      if (ending.signal.aborted) {
        closeCamera(stream);
        return;
      }
      video.srcObject = stream;
      await video.play();
      setStatus('looking');
      const text = await scanForCode(video, taken.current, ending.signal);
      if (text !== null) close.current(text);
    };
    look().catch(() => setStatus('absent'));
    return () => {
      ending.abort();
      if (stream !== null) closeCamera(stream);
    };
  }, [video]);
  return (
    <CodeScannerSheet
      isOpen={isOpen}
      status={status}
      hint={hint}
      onVideo={setVideo}
      onClose={() => close.current(null)}
    />
  );
}

let isOpen = false;

/** Shows the sheet until a code is accepted, or the user closes it. */
export async function scanWithCamera(
  hint: string,
  accepts: (text: string) => CodeAnswer = () => true,
): Promise<QrScan> {
  if (isOpen) return { kind: 'failed', problem: { kind: 'scanner-open' } };
  isOpen = true;
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  const text = await new Promise<string | null>((resolve) => {
    root.render(
      <KennelTheme>
        <Scanner hint={hint} accepts={accepts} onDone={resolve} />
      </KennelTheme>,
    );
  });
  isOpen = false;
  // after the closing animation
  setTimeout(() => {
    root.unmount();
    element.remove();
  }, duration.out);
  return text === null ? { kind: 'cancelled' } : { kind: 'text', text };
}
