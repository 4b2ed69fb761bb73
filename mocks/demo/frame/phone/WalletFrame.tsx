/** The frame that runs the wallet, connected like in Telegram's web clients. */
import { useEffect, useRef } from 'react';
import type { FakeHost } from '../../../telegram/hostContract.ts';
import { beginFailures } from '../../../telegram/hostFailures.ts';
import { TOUCHED } from '../../inPhone/handOrders.ts';
import type { PhoneControl } from './usePhone.ts';

/** The `sandbox` attribute of Telegram's web clients. */
const SANDBOX_OF_WEB =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation';

interface WalletFrameProps {
  readonly phone: PhoneControl;
  readonly title: string;
  /** the home indicator's height, CSS pixels; the wallet keeps clear of it */
  readonly insetBottom: number;
}

/** The frame's window; null when it belongs to another origin, where the desk has no access. */
function pageOf(frame: HTMLIFrameElement): Window | null {
  return frame.contentDocument === null ? null : frame.contentWindow;
}

/** Makes the client fail as set up once the wallet's page has loaded. @returns ends it */
function failOnLoad(frame: HTMLIFrameElement, host: FakeHost, { setup }: PhoneControl): () => void {
  const { failure } = setup;
  let end = () => {};
  const begin = () => {
    if (failure !== null) end = beginFailures([failure], host, pageOf(frame) ?? window);
  };
  frame.addEventListener('load', begin, { once: true });
  return () => {
    frame.removeEventListener('load', begin);
    end();
  };
}

/** Reports touches in the frame to the client. @returns ends it */
function countTouches(frame: HTMLIFrameElement, host: FakeHost): () => void {
  const hear = ({ source, data }: MessageEvent): void => {
    if (source === frame.contentWindow && data === TOUCHED) host.touch();
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** Opens the wallet with the host's launch parameters, and reports its size to the host. */
export function WalletFrame({ phone, title, insetBottom }: WalletFrameProps) {
  const { host, url, setup, onFrame } = phone;
  const frame = useRef<HTMLIFrameElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one frame is one opening of the wallet
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    host.attach(element);
    onFrame(element);
    const endFailure = failOnLoad(element, host, phone);
    const endTouches = countTouches(element, host);
    element.src = url;
    const sizes = new ResizeObserver(() => {
      host.setSpace({ width: element.clientWidth, height: element.clientHeight });
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      endFailure();
      endTouches();
      onFrame(null);
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
      title={title}
      sandbox={setup.allowsDownloads ? `${SANDBOX_OF_WEB} allow-downloads` : SANDBOX_OF_WEB}
      allow="camera; microphone; geolocation;"
    />
  );
}
