/** Fullscreen mode: entering and leaving it, the events for that, and the areas covered meanwhile. */
import { areaEvents, type HostEvent } from './hostAnswers.ts';
import type { HostState } from './hostState.ts';
import type { RequestHabits } from './hostUser.ts';
import type { PlatformHabits } from './platforms.ts';

const failed = (error: string): HostEvent => ['fullscreen_failed', { error }];

function topsOf({ safeArea, contentSafeArea }: HostState, safe: number, content: number): Partial<HostState> {
  return {
    safeArea: { ...safeArea, top: safe },
    contentSafeArea: { ...contentSafeArea, top: content },
  };
}

export function setFullscreen(
  state: HostState,
  { fullscreen, fullscreenTop }: RequestHabits,
  isWanted: boolean,
): readonly [change: Partial<HostState>, event: HostEvent | null] {
  if (fullscreen === 'unsupported') return [{}, isWanted ? failed('UNSUPPORTED') : null];
  const changed: HostEvent = ['fullscreen_changed', { is_fullscreen: isWanted }];
  if (state.isFullscreen !== isWanted) {
    const tops = isWanted ? fullscreenTop : fullscreenTop && { safe: 0, content: 0 };
    return [{ isFullscreen: isWanted, ...(tops && topsOf(state, tops.safe, tops.content)) }, changed];
  }
  if (fullscreen === 'silent') return [{}, null];
  const isFailure = fullscreen === 'fails' || (fullscreen === 'fails-to-enter' && isWanted);
  return [{}, isFailure ? failed('ALREADY_FULLSCREEN') : changed];
}

/** All events of a fullscreen change: Android reports its insets first, iOS and macOS afterwards. */
export function fullscreenEvents(
  state: HostState,
  habits: PlatformHabits,
  event: HostEvent,
): readonly HostEvent[] {
  if (habits.areaAnswers === 'all') return [event, ...areaEvents(state, habits)];
  if (habits.fullscreenTop === null) return [event];
  const areas = areaEvents(state, habits).filter(([name]) => name !== 'viewport_changed');
  return habits.fullscreen === 'fails-to-enter' ? [...areas, event] : [event, ...areas];
}
