/** Telegram's scanner: the visitor chooses one of the desk's codes for its camera. */
import { CODES } from '../codes/codes.ts';

interface ScannerProps {
  readonly hint: string;
  readonly onCode: (text: string) => void;
  readonly onClose: () => void;
}

/** One button per code with content. */
export function Scanner({ hint, onCode, onClose }: ScannerProps) {
  return (
    <div className="overlay" data-kind="curtain" role="dialog" aria-label="Scanner">
      <strong>{hint || 'Scan a code'}</strong>
      <p className="curtain-hint">There is no camera here. Choose what it sees:</p>
      {CODES.map(
        ({ name, text }) =>
          text !== null && (
            <button key={name} type="button" className="curtain-action" onClick={() => onCode(text)}>
              {name}
            </button>
          ),
      )}
      <button type="button" className="curtain-action" onClick={onClose}>
        Close the scanner
      </button>
    </div>
  );
}
