// A camera that looks for a code, in a sheet: where the host has no scanner of its own.
import { SCANNER_MESSAGES as MESSAGES } from '../../i18n/messages/app/scannerMessages.ts';
import { Notice } from '../feedback/Notice.tsx';
import { Sheet } from '../overlays/Sheet.tsx';
import styles from './CodeScannerSheet.module.css';

export interface CodeScannerSheetProps {
  readonly isOpen: boolean;
  /** `starting` while the browser asks; `denied` where it may not be used; `absent` where there is none */
  readonly status: 'starting' | 'looking' | 'denied' | 'absent';
  /** what to aim at */
  readonly hint: string;
  /** gets the element that shows the camera, and null when it is gone */
  readonly onVideo: (video: HTMLVideoElement | null) => void;
  readonly onClose: () => void;
}

/** The camera in a square, and what to aim it at; or why there is none, and what to do instead. */
export function CodeScannerSheet({ isOpen, status, hint, onVideo, onClose }: CodeScannerSheetProps) {
  const isSeeing = status === 'starting' || status === 'looking';
  return (
    <Sheet isOpen={isOpen} title={MESSAGES.title} onClose={onClose}>
      {isSeeing ? (
        <>
          <div className={styles.view} data-status={status}>
            <video ref={onVideo} className={styles.video} muted playsInline aria-label={MESSAGES.camera} />
            <span className={styles.aim} aria-hidden />
          </div>
          <p className={styles.hint} role="status">
            {status === 'starting' ? MESSAGES.starting : hint}
          </p>
        </>
      ) : (
        <Notice tone="caution" title={MESSAGES[status].title} text={MESSAGES[status].text} isLive />
      )}
    </Sheet>
  );
}
