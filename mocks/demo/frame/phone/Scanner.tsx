/** Telegram's scanner: what is held before its camera is chosen from the desk's codes. */
import { CODES } from '../codes/codes.ts';

interface ScannerProps {
  readonly hint: string;
  readonly onCode: (text: string) => void;
  readonly onClose: () => void;
}

/** One button for each code that has a text. */
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
