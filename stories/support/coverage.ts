// Lists what needs a story, and finds what has none.

/** A screen in one of the statuses of its view. */
export interface ScreenState {
  readonly screen: string;
  readonly status: string;
}

/** Everything that needs a story. */
export interface Wanted {
  /** names of routes, with their screens */
  readonly routes: ReadonlyMap<string, readonly string[]>;
  readonly states: readonly ScreenState[];
  readonly components: readonly string[];
}

/** Everything that has a story. */
export interface ReportedStories {
  readonly routes: ReadonlySet<string>;
  readonly states: readonly ScreenState[];
  readonly components: ReadonlySet<string>;
}

/** A route with a state of one of its screens. */
export interface RouteState extends ScreenState {
  readonly route: string;
}

const nameOf = ({ screen, status }: ScreenState): string => `${screen} in the status "${status}"`;

/** All pairs of a route and a state of one of its screens. */
export const routeStates = ({ routes, states }: Wanted): readonly RouteState[] =>
  [...routes].flatMap(([route, screens]) =>
    states.filter(({ screen }) => screens.includes(screen)).map((state) => ({ route, ...state })),
  );

/** Everything without a story, as sentences. */
export function holesIn(wanted: Wanted, reported: ReportedStories): readonly string[] {
  const shown = new Set(reported.states.map(nameOf));
  const unreported = [...wanted.routes.keys()].filter((route) => !reported.routes.has(route));
  const empty = [...wanted.routes].filter(([, screens]) => screens.length === 0);
  const missing = wanted.states.filter((state) => !shown.has(nameOf(state)));
  const pieces = wanted.components.filter((name) => !reported.components.has(name));
  return [
    ...unreported.map((route) => `the route ${route} has no story`),
    ...empty.map(([route]) => `the route ${route} shows no screen`),
    ...missing.map((state) => `${nameOf(state)} has no story`),
    ...pieces.map((name) => `the component ${name} has no story`),
  ];
}
