// A camera scanner in a sheet, for hosts without their own.
import { SCANNER_MESSAGES as MESSAGES } from '../../i18n/messages/app/scannerMessages.ts';
import { Notice } from '../feedback/Notice.tsx';
import { Sheet } from '../overlays/Sheet.tsx';
import styles from './CodeScannerSheet.module.css';

export interface CodeScannerSheetProps {
  readonly isOpen: boolean;
  /** `starting` while the browser prompts; `denied` without permission; `absent` without a camera */
  readonly status: 'starting' | 'looking' | 'denied' | 'absent';
  /** what to scan */
  readonly hint: string;
  /** receives the element that shows the camera, and null when it is removed */
  readonly onVideo: (video: HTMLVideoElement | null) => void;
  readonly onClose: () => void;
}

/** The camera in a square with the hint; or why there is none, and what to do instead. */
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
