/** An in-memory Telegram client: speaks the real bridge protocol with an app, records everything, and is controlled by a test. */
import { answeredPrompt, biometryAfterword, biometryCall } from './biometryCalls.ts';
import { fullscreenEvents } from './fullscreenCalls.ts';
import { answersTo, areaEvents, failureOf, type HostEvent, viewportEvent } from './hostAnswers.ts';
import type { FakeHost, FakeHostOptions, HostCall } from './hostContract.ts';
import { emptyDevice, type HostBiometry } from './hostDevice.ts';
import { effectOf } from './hostEffects.ts';
import { isHostMethodOf } from './hostMethods.ts';
import { isBadArguments, violationsOf } from './hostRules.ts';
import { type HostSpace, type HostState, openedHost } from './hostState.ts';
import { createTouches } from './hostTouches.ts';
import { frameTransport, type Transport, webviewTransport } from './hostTransports.ts';
import { type Launch, launchParams, launchUrl, NIGHT_THEME } from './launchParams.ts';
import { asParams } from './params.ts';
import { type FakePlatform, PLATFORMS, type PlatformHabits } from './platforms.ts';
import { requestCall } from './requestCalls.ts';
import { storageCall } from './storageCalls.ts';

/** delays after its bottom button appears or disappears until Web A changes the frame's height, and reports it, milliseconds */
const ROOM_MS = 250;
const ROOM_SAID_MS = 400;

const BUTTON_CALLS = ['web_app_setup_main_button', 'web_app_setup_secondary_button'];

const PHONE_SPACE: HostSpace = { width: 390, height: 760, isExpanded: false, isStable: true };

function launchOf(options: FakeHostOptions, platform: FakePlatform): Launch {
  const plain = options.plainStartParam;
  return {
    platform,
    version: options.version ?? PLATFORMS[platform].version,
    theme: options.theme ?? NIGHT_THEME,
    themeKeys: options.theme ? Object.keys(options.theme) : PLATFORMS[platform].themeKeys,
    user: options.user === undefined ? { id: 1, firstName: 'Shiba' } : options.user,
    startParam: options.startParam ?? null,
    ...(plain === undefined ? {} : { plainStartParam: plain }),
  };
}

const alone = (...events: readonly (HostEvent | null)[]): readonly HostEvent[] =>
  events.filter((event) => event !== null);

/** Stores launch parameters where the SDK finds them once they are gone from the address, and clears the SDK's earlier state. */
function storeLaunch(storage: Storage, params: string | null): void {
  for (const key of Object.keys(storage)) if (key.startsWith('tapps/')) storage.removeItem(key);
  if (params !== null) storage.setItem('tapps/launchParams', JSON.stringify(params));
}

/** Opens a fake host. It does nothing until it is installed in a window or attached to a frame. */
export function createFakeHost(options: FakeHostOptions = {}): FakeHost {
  const platform = options.platform ?? 'ios';
  const habits: PlatformHabits = { ...PLATFORMS[platform], ...options.quirks };
  const launch = launchOf(options, platform);
  const space = options.space ?? { ...PHONE_SPACE, isExpanded: habits.isExpandedAtOnce };

  const { botColour } = options;
  const painted = botColour
    ? { headerColour: botColour, backgroundColour: botColour, bottomBarColour: botColour }
    : {};
  const keeping = options.keeping ?? emptyDevice(habits);
  const opened = openedHost(launch.theme, space, options.clipboard ?? null, keeping);
  let state: HostState = { ...opened, ...painted };
  const calls: HostCall[] = [];
  const violations: string[] = [];
  const dropped: string[] = [];
  const touches = createTouches(habits);
  const muted = new Set(habits.silentAbout);
  const delays = new Map<string, number>();
  const failures = new Map<string, string>();
  const listeners = new Set<() => void>();
  const transports: Transport[] = [];
  const windows: Window[] = [];

  const change = (part: Partial<HostState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const send = (event: HostEvent): void => {
    for (const transport of transports) transport.send(event);
  };
  /** handles a biometric or storage call and returns the answer; undefined for other calls */
  const keep = (method: string, params: unknown): HostEvent | null | undefined => {
    const call = [state.keeping, habits, method, asParams(params)] as const;
    const outcome = biometryCall(...call) ?? storageCall(...call);
    if (!outcome) return undefined;
    const [keeping, event] = outcome;
    const isWaiting = event === null && method.startsWith('web_app_biometry');
    change({ keeping, prompt: isWaiting ? { method, params: asParams(params) } : state.prompt });
    return event;
  };
  const eventsFor = (method: string, params: unknown): readonly HostEvent[] => {
    const error = failures.get(method);
    if (error !== undefined) return alone(failureOf(method, params, error));
    const requested = requestCall(state, habits, method, asParams(params));
    if (requested) change(requested[0]);
    const kept = requested ? requested[1] : keep(method, params);
    if (kept && requested?.[0].isFullscreen !== undefined) return fullscreenEvents(state, habits, kept);
    if (kept === undefined) return answersTo(state, method, params, habits);
    return alone(kept, kept && biometryAfterword(state.keeping, habits, kept));
  };
  const answer = (method: string, params: unknown): void => {
    if (muted.has(method)) return;
    const ms = delays.get(method);
    for (const event of eventsFor(method, params)) {
      if (ms === undefined) queueMicrotask(() => send(event));
      else setTimeout(() => send(event), ms);
    }
  };
  const sendAreas = (): void => {
    for (const event of areaEvents(state, habits)) send(event);
  };
  /** why this client ignores a call; null when it handles it */
  const dropping = (method: string, params: unknown): string | null => {
    if (!isHostMethodOf(method, launch.version)) return 'is newer than the client';
    if (JSON.stringify(JSON.stringify(params) ?? '').length > habits.messageLimit) return 'is too long';
    return touches.allows(method) ? null : 'needs a touch before it';
  };
  /** Web A makes room for its bottom button a while after it appears, and reports it later */
  const makeRoom = (wasVisible: boolean): void => {
    const { isVisible } = state.bottomButton;
    if (habits.bottomButtonHeight === 0 || isVisible === wasVisible) return;
    const by = isVisible ? -habits.bottomButtonHeight : habits.bottomButtonHeight;
    setTimeout(() => change({ space: { ...state.space, height: state.space.height + by } }), ROOM_MS);
    setTimeout(sendAreas, ROOM_SAID_MS);
  };
  const takeEffect = (method: string, params: unknown): void => {
    const isDropped = method === 'web_app_open_popup' && habits.dropsPopups;
    change(isDropped ? {} : (effectOf(state, method, params) ?? {}));
    if (method === 'web_app_setup_closing_behavior' && habits.alwaysAsksBeforeClosing)
      change({ asksBeforeClosing: true });
    if (habits.closesOnBadArguments && isBadArguments(method, params)) change({ isClosed: true });
  };
  const receive = (method: string, params?: unknown): void => {
    calls.push([method, params]);
    violations.push(...violationsOf(method, params));
    const why = dropping(method, params);
    if (why !== null) {
      dropped.push(`${method} ${why}`);
      change({});
      return;
    }
    const { space, bottomButton } = state;
    takeEffect(method, params);
    if (!space.isExpanded && state.space.isExpanded) send(viewportEvent(state.space, habits));
    makeRoom(bottomButton.isVisible);
    if (habits.tellsAfterButton && BUTTON_CALLS.includes(method)) send(viewportEvent(state.space, habits));
    answer(method, params);
  };

  const setBiometry = (part: Partial<HostBiometry>): void => {
    const { keeping } = state;
    change({ keeping: { ...keeping, biometry: { ...keeping.biometry, ...part } } });
  };

  return {
    launch,
    calls,
    violations,
    dropped,
    touch: touches.touch,
    urlOf: (appUrl) => launchUrl(appUrl, launch),
    state: () => state,
    callsOf: (method) => calls.filter(([name]) => name === method).map(([, params]) => params),
    install(target, { storesLaunch = true } = {}) {
      if (storesLaunch) {
        storeLaunch(target.sessionStorage, launchParams(launch));
        windows.push(target);
      }
      const unwatch = touches.watch(target);
      const line = webviewTransport(target, receive, habits);
      transports.push({
        ...line,
        close: () => {
          unwatch();
          line.close();
        },
      });
    },
    attach(frame) {
      transports.push(frameTransport(frame, receive));
      if (!habits.tellsUnasked) return;
      frame.addEventListener('load', () => {
        sendAreas();
        send(['visibility_changed', { is_visible: state.isActive }]);
      });
    },
    receive,
    uninstall() {
      for (const transport of transports.splice(0)) transport.close();
      for (const target of windows.splice(0)) storeLaunch(target.sessionStorage, null);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pressBack() {
      if (state.isBackVisible) send(['back_button_pressed']);
      return state.isBackVisible;
    },
    pressBottom() {
      const { isVisible, isEnabled, isBusy } = state.bottomButton;
      const isPressable = isVisible && (isEnabled || habits.pressesDisabled) && !isBusy;
      if (isPressable) {
        touches.touch();
        send(['main_button_pressed']);
      }
      return isPressable;
    },
    pressSettings() {
      if (state.isSettingsVisible) {
        touches.touch();
        send(['settings_button_pressed']);
      }
      return state.isSettingsVisible;
    },
    setTheme(theme) {
      change({ theme });
      send(['theme_changed', { theme_params: theme }]);
    },
    setSpace(part) {
      change({ space: { ...state.space, ...part } });
      send(viewportEvent(state.space, habits));
    },
    setInsets(insets) {
      change(insets);
      send(['safe_area_changed', state.safeArea]);
      if (habits.areaAnswers !== 'safe') send(['content_safe_area_changed', state.contentSafeArea]);
    },
    setActive(isActive) {
      change({ isActive });
      send(['visibility_changed', { is_visible: isActive }]);
    },
    setClipboard: (clipboard) => change({ clipboard }),
    setBiometry,
    answerPrompt(isYes) {
      if (!state.prompt) return;
      const [keeping, event] = answeredPrompt(state.keeping, habits, state.prompt, isYes);
      change({ keeping, prompt: null });
      for (const each of alone(event, event && biometryAfterword(keeping, habits, event))) send(each);
    },
    changeFingerprint: () => setBiometry(habits.newFingerVoids ? { isKeyVoid: true } : { token: null }),
    forgetKeeping: (part) => change({ keeping: { ...emptyDevice(habits), ...part } }),
    answerPopup(buttonId) {
      change({ popup: null });
      touches.touch();
      send(['popup_closed', buttonId === null ? {} : { button_id: buttonId }]);
    },
    showCode(text) {
      const isOpen = state.scanner !== null;
      if (isOpen) {
        touches.touch();
        send(['qr_text_received', { data: text }]);
      }
      return isOpen;
    },
    closeScanner() {
      change({ scanner: null });
      send(['scan_qr_popup_closed']);
    },
    setPerson: (part) => change({ person: { ...state.person, ...part } }),
    mute: (method) => void muted.add(method),
    unmute: (method) => void muted.delete(method),
    delay: (method, ms) => void delays.set(method, ms),
    fail: (method, error) => void failures.set(method, error),
    heal(method) {
      failures.delete(method);
      delays.delete(method);
      muted.delete(method);
    },
    send: (name, payload) => send([name, payload]),
  };
}
