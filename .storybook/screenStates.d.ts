/** @see ./screenStatesModule.ts */
declare module 'virtual:kennel-screen-states' {
  /** The statuses that each screen's view names, by the screen. */
  export const SCREEN_STATES: Readonly<Record<string, readonly string[]>>;
}
