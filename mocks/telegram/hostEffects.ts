/** The effect of each call on a fake host. */
import type { HostState } from './hostState.ts';
import { asParams, flagOf, listOf, type Params, textOf } from './params.ts';

type Effect = (state: HostState, params: Params) => Partial<HostState>;

function themed(state: HostState, params: Params, current: string): string {
  return textOf(params, 'color') || (state.theme[textOf(params, 'color_key')] ?? current);
}

const EFFECTS: Readonly<Record<string, Effect>> = {
  web_app_ready: () => ({ isReady: true }),
  web_app_close: () => ({ isClosed: true }),
  web_app_expand: (state) => ({ space: { ...state.space, isExpanded: true } }),
  web_app_setup_back_button: (_, params) => ({ isBackVisible: flagOf(params, 'is_visible', false) }),
  web_app_setup_main_button: ({ bottomButton: old }, params) => ({
    bottomButton: {
      isVisible: flagOf(params, 'is_visible', old.isVisible),
      isEnabled: flagOf(params, 'is_active', old.isEnabled),
      isBusy: flagOf(params, 'is_progress_visible', old.isBusy),
      text: textOf(params, 'text', old.text),
      colour: textOf(params, 'color', old.colour),
      textColour: textOf(params, 'text_color', old.textColour),
    },
  }),
  web_app_setup_closing_behavior: (_, params) => ({
    asksBeforeClosing: flagOf(params, 'need_confirmation', false),
  }),
  web_app_setup_swipe_behavior: (_, params) => ({
    allowsVerticalSwipe: flagOf(params, 'allow_vertical_swipe', true),
  }),
  web_app_set_header_color: (state, params) => ({ headerColour: themed(state, params, state.headerColour) }),
  web_app_set_background_color: (state, params) => ({
    backgroundColour: themed(state, params, state.backgroundColour),
  }),
  web_app_set_bottom_bar_color: (state, params) => ({
    bottomBarColour: themed(state, params, state.bottomBarColour),
  }),
  web_app_open_popup: (_, params) => ({
    popup: {
      title: textOf(params, 'title'),
      message: textOf(params, 'message'),
      buttons: listOf(params, 'buttons').map((button) => ({
        id: textOf(button, 'id'),
        type: textOf(button, 'type'),
        text: textOf(button, 'text'),
      })),
    },
  }),
  web_app_open_link: (state, params) => ({ openedLinks: [...state.openedLinks, textOf(params, 'url')] }),
};

/** @returns the part of the state that a call changes; null when it changes nothing */
export function effectOf(state: HostState, method: string, params: unknown): Partial<HostState> | null {
  return EFFECTS[method]?.(state, asParams(params)) ?? null;
}
