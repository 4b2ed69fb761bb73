/** Console lines in which MobX and React complain about the running code. Production builds print none. */

const COMPLAINTS: readonly RegExp[] = [
  /\[mobx/i,
  /^Warning: /,
  /not wrapped in act|configured to support act/,
  /Cannot update (a component|during)/,
  /unique "key" prop|two children with the same key/,
  /cannot (be a descendant|contain) |hydration error/,
  /Maximum update depth/,
  /React does not recognize|Invalid (DOM|ARIA) |non-boolean attribute/,
  /(un)?controlled input|without an `onChange` handler/,
  /change in the order of Hooks|Should have a queue/,
];

/** Whether a console line is such a complaint. @param said - the console call's arguments */
export function isConsoleWarning(said: readonly unknown[]): boolean {
  const line = said.map(String).join(' ');
  return COMPLAINTS.some((complaint) => complaint.test(line));
}

export type WatchedConsole = Pick<Console, 'warn' | 'error'>;

/** Collects the complaints of MobX and React; everything is still printed. @returns takes those since the last call */
export function collectWarnings(heard: WatchedConsole): () => readonly string[] {
  let complaints: string[] = [];
  for (const level of ['warn', 'error'] as const) {
    const print = heard[level].bind(heard);
    heard[level] = (...said: unknown[]) => {
      if (isConsoleWarning(said)) complaints.push(said.map(String).join(' '));
      print(...said);
    };
  }
  return () => {
    const taken = complaints;
    complaints = [];
    return taken;
  };
}
