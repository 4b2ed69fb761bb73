/** The frame in which the wallet runs, on the line of Telegram's web clients. */
import { useEffect, useRef } from 'react';
import type { FakeHost } from '../../../telegram/hostContract.ts';

/** What Telegram's web clients allow a framed app. */
const SANDBOX_OF_WEB =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation';

interface WalletFrameProps {
  readonly host: FakeHost;
  /** whether files may be saved: in some clients they are dropped without a word */
  readonly allowsDownloads: boolean;
  /** the home indicator's height, CSS pixels: the wallet keeps clear of it */
  readonly insetBottom: number;
}

/** Opens the wallet at its root with the host's launch parameters, and tells the host of its size. */
export function WalletFrame({ host, allowsDownloads, insetBottom }: WalletFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    host.attach(element);
    // The query keeps the frame's address apart from the desk's: browsers do not load a page inside itself.
    element.src = host.urlOf('/?phone');
    const sizes = new ResizeObserver(() => {
      host.setSpace({ width: element.clientWidth, height: element.clientHeight });
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      host.uninstall();
    };
  }, [host]);

  useEffect(() => {
    host.setInsets({ safeArea: { top: 0, right: 0, bottom: insetBottom, left: 0 } });
  }, [host, insetBottom]);

  return (
    <iframe
      ref={frame}
      className="wallet"
      title="Kennel"
      sandbox={allowsDownloads ? `${SANDBOX_OF_WEB} allow-downloads` : SANDBOX_OF_WEB}
      allow="camera; microphone; geolocation;"
    />
  );
}
