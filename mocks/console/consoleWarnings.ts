/** Which lines of the console are complaints of MobX and React about the code that runs. Production builds print none. */

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

/** Whether MobX or React says with this line that the code breaks their rules. @param said - as handed to the console */
export function isConsoleWarning(said: readonly unknown[]): boolean {
  const line = said.map(String).join(' ');
  return COMPLAINTS.some((complaint) => complaint.test(line));
}

/** A console as far as it is listened to. */
export type WatchedConsole = Pick<Console, 'warn' | 'error'>;

/** Keeps what MobX and React complain of, and lets everything be printed. @returns takes what was heard since the last time */
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
