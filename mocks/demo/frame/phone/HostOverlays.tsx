/** Telegram's or the phone's overlays over the wallet: popups, the question before closing, the closed chat, the lock. */
import type { HostBiometry, HostPrompt } from '../../../telegram/hostDevice.ts';
import type { HostPopup } from '../../../telegram/hostState.ts';

interface PopupProps {
  readonly popup: HostPopup;
  /** null when it is dismissed by a tap outside */
  readonly onAnswer: (buttonId: string | null) => void;
}

const BUTTON_LABELS: Readonly<Record<string, string>> = { ok: 'OK', close: 'Close', cancel: 'Cancel' };

export function Popup({ popup, onAnswer }: PopupProps) {
  return (
    <div className="overlay" data-kind="popup">
      <div className="popup" role="alertdialog" aria-label={popup.title || popup.message}>
        {popup.title && <strong>{popup.title}</strong>}
        <p>{popup.message}</p>
        <div className="popup-buttons">
          {popup.buttons.map((button) => (
            <button key={button.id} type="button" data-type={button.type} onClick={() => onAnswer(button.id)}>
              {button.text || BUTTON_LABELS[button.type]}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Telegram's question before it closes an app that requested one. */
export const CLOSING_QUESTION: HostPopup = {
  title: 'Kennel',
  message: 'Changes that you made may not be saved.',
  buttons: [
    { id: 'stay', type: 'cancel' },
    { id: 'close', type: 'destructive', text: 'Close anyway' },
  ],
};

const LOCKS: Readonly<Record<HostBiometry['sensor'], string>> = {
  face: 'Face ID',
  finger: 'Touch ID',
  unknown: 'Biometrics',
};

/** The biometric lock's prompt, or Telegram's question whether the app may use it. */
export function promptPopup({ method, params }: HostPrompt, sensor: HostBiometry['sensor']): HostPopup {
  const lock = LOCKS[sensor];
  const isQuestion = method === 'web_app_biometry_request_access';
  const reason = typeof params.reason === 'string' ? params.reason : '';
  return {
    title: isQuestion ? `Allow Kennel to use ${lock}?` : lock,
    message: reason || 'Kennel asks for it.',
    buttons: [
      { id: 'no', type: 'default', text: isQuestion ? 'Don’t allow' : 'Not recognised' },
      { id: 'yes', type: 'default', text: isQuestion ? 'Allow' : 'Recognised' },
    ],
  };
}

interface CurtainProps {
  readonly title: string;
  readonly hint: string;
  readonly action: string;
  readonly onAct: () => void;
}

/** Covers the whole screen; one button leads out. */
export function Curtain({ title, hint, action, onAct }: CurtainProps) {
  return (
    <div className="overlay" data-kind="curtain">
      <strong className="curtain-title">{title}</strong>
      <p className="curtain-hint">{hint}</p>
      <button type="button" className="curtain-action" onClick={onAct}>
        {action}
      </button>
    </div>
  );
}
