/** The fake Telegram client for real pages: in the app's own window, or as a page with the app in a frame. */
import { createFakeHost } from '../../mocks/telegram/fakeHost.ts';
import type { FakeHost, FakeHostOptions } from '../../mocks/telegram/hostContract.ts';
import type { HostDevice } from '../../mocks/telegram/hostDevice.ts';
import { PLATFORMS } from '../../mocks/telegram/platforms.ts';

declare global {
  /** the host of this page */
  var kennelHost: FakeHost;
  /** called with the client's storage as JSON, at each change */
  var kennelKeep: ((keeping: string) => void) | undefined;
}

const KEPT = 'kept by Telegram: ';

/** CSS pixels of the web client's own page around the frame */
const FRAME_CHROME = 120;

/** The client's storage before a reload: a tab's name survives that, and is no storage of the app. */
function keptInTab(): { readonly keeping?: HostDevice } {
  if (!window.name.startsWith(KEPT)) return {};
  return { keeping: JSON.parse(window.name.slice(KEPT.length)) as HostDevice };
}

/** Opens the client with its earlier storage, and reports changes to it. */
function openHost(options: FakeHostOptions): FakeHost {
  const host = createFakeHost({ ...options, ...keptInTab() });
  let kept = host.state().keeping;
  host.subscribe(() => {
    const { keeping } = host.state();
    if (keeping === kept) return;
    kept = keeping;
    window.name = `${KEPT}${JSON.stringify(keeping)}`;
    globalThis.kennelKeep?.(JSON.stringify(keeping));
  });
  globalThis.kennelHost = host;
  return host;
}

/** Like native clients: an object in the app's own window. The launch parameters are in the app's address. */
export function openNative(options: FakeHostOptions): void {
  openHost(options).install(window, { storesLaunch: false });
}

function button(label: string, press: () => void): HTMLButtonElement {
  const drawn = document.createElement('button');
  drawn.textContent = label;
  drawn.addEventListener('click', press);
  return drawn;
}

/** Like web clients: a page with a frame, a back button and a bottom button that can be pressed. */
export function openAsPage(options: FakeHostOptions, appUrl: string): void {
  const host = openHost(options);
  const frame = document.createElement('iframe');
  const { frame: attributes } = PLATFORMS[options.platform ?? 'weba'];
  if (attributes === null) throw new TypeError('this client has no frame');
  frame.setAttribute('sandbox', attributes.sandbox);
  frame.allow = attributes.allow;
  frame.allowFullscreen = attributes.isFullscreenAllowed;
  frame.style.cssText = 'border:0;width:100%';
  const back = button('Back', () => host.pressBack());
  const bottom = button('', () => host.pressBottom());
  document.body.append(back, frame, bottom);
  const draw = () => {
    const { isBackVisible, bottomButton, space } = host.state();
    frame.style.height = `${space.height - FRAME_CHROME}px`;
    back.hidden = !isBackVisible;
    bottom.hidden = !bottomButton.isVisible;
    bottom.disabled = !bottomButton.isEnabled || bottomButton.isBusy;
    bottom.textContent = bottomButton.text;
  };
  host.subscribe(draw);
  draw();
  host.attach(frame);
  frame.src = host.urlOf(appUrl);
}
