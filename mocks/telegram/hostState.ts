/** A fake host's state: everything around the app that a person would see. */
import type { HostDevice, HostPrompt } from './hostDevice.ts';
import { type HostUser, WILLING_USER } from './hostUser.ts';
import type { ThemeColours } from './launchParams.ts';

export interface HostBottomButton {
  readonly isVisible: boolean;
  readonly isEnabled: boolean;
  readonly isBusy: boolean;
  readonly text: string;
  readonly colour: string;
  readonly textColour: string;
}

export interface HostSpace {
  readonly width: number;
  readonly height: number;
  readonly isExpanded: boolean;
  readonly isStable: boolean;
}

/** Areas covered by the host's chrome, CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A popup waiting for an answer. */
export interface HostPopup {
  readonly title: string;
  readonly message: string;
  readonly buttons: readonly { readonly id: string; readonly type: string; readonly text?: string }[];
}

/** A fake host's state. Replaced as a whole at each change. */
export interface HostState {
  readonly isReady: boolean;
  readonly isClosed: boolean;
  /** false while the app is minimized or the phone locked */
  readonly isActive: boolean;
  readonly isBackVisible: boolean;
  readonly bottomButton: HostBottomButton;
  readonly asksBeforeClosing: boolean;
  readonly isFullscreen: boolean;
  readonly allowsVerticalSwipe: boolean;
  readonly headerColour: string;
  readonly backgroundColour: string;
  readonly bottomBarColour: string;
  readonly popup: HostPopup | null;
  readonly theme: ThemeColours;
  readonly space: HostSpace;
  readonly safeArea: Insets;
  readonly contentSafeArea: Insets;
  /** text the host returns; null, as for ordinary bots */
  readonly clipboard: string | null;
  readonly openedLinks: readonly string[];
  /** paths on Telegram's link host that were opened inside it */
  readonly openedPaths: readonly string[];
  /** null when none is open */
  readonly scanner: { readonly hint: string } | null;
  readonly isSettingsVisible: boolean;
  readonly hasSharedContact: boolean;
  /** the person's answers to the host's questions */
  readonly person: HostUser;
  /** storage that outlives the app: pass it to the next opening */
  readonly keeping: HostDevice;
  /** an unanswered biometric prompt; null when there is none */
  readonly prompt: HostPrompt | null;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A host that has just opened the app. */
export function openedHost(
  theme: ThemeColours,
  space: HostSpace,
  clipboard: string | null,
  keeping: HostDevice,
): HostState {
  const background = theme.bg_color ?? '#17212b';
  return {
    isReady: false,
    isClosed: false,
    isActive: true,
    isBackVisible: false,
    bottomButton: {
      isVisible: false,
      isEnabled: true,
      isBusy: false,
      text: 'Continue',
      colour: theme.button_color ?? '#2481cc',
      textColour: theme.button_text_color ?? '#ffffff',
    },
    asksBeforeClosing: false,
    isFullscreen: false,
    allowsVerticalSwipe: true,
    headerColour: theme.header_bg_color ?? background,
    backgroundColour: background,
    bottomBarColour: theme.bottom_bar_bg_color ?? background,
    popup: null,
    theme,
    space,
    safeArea: NO_INSETS,
    contentSafeArea: NO_INSETS,
    clipboard,
    openedLinks: [],
    openedPaths: [],
    scanner: null,
    isSettingsVisible: false,
    hasSharedContact: false,
    person: WILLING_USER,
    keeping,
    prompt: null,
  };
}
