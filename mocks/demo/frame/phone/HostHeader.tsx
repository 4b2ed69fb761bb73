/** Telegram's header above the wallet: close or back, the app's name, and the menu. */
import { Icon } from '../../../../src/components/art/Icon.tsx';
import type { FakePlatform } from '../../../telegram/platforms.ts';

interface HostHeaderProps {
  readonly platform: FakePlatform;
  readonly colour: string;
  readonly isBackVisible: boolean;
  readonly onBack: () => void;
  readonly onClose: () => void;
  /** Telegram's menu can reload the page */
  readonly onReload: () => void;
}

/** Drawn like the client does: words on iOS, icons elsewhere. */
export function HostHeader(props: HostHeaderProps) {
  const { platform, colour, isBackVisible, onBack, onClose, onReload } = props;
  const isIos = platform === 'ios';
  return (
    <header className="host-header" data-platform={platform} style={{ background: colour }}>
      <button
        type="button"
        className="host-corner"
        aria-label={isBackVisible ? 'Back' : 'Close'}
        onClick={isBackVisible ? onBack : onClose}
      >
        <Icon name={isBackVisible ? 'back' : 'close'} size={22} />
        {isIos && (isBackVisible ? 'Back' : 'Close')}
      </button>
      <div className="host-title">
        <strong>Kennel</strong>
        <span>mini app</span>
      </div>
      <button type="button" className="host-corner" data-end aria-label="Reload page" onClick={onReload}>
        <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
          <circle cx="10" cy="4" r="1.7" />
          <circle cx="10" cy="10" r="1.7" />
          <circle cx="10" cy="16" r="1.7" />
        </svg>
      </button>
    </header>
  );
}
