/**
 * The debug console of specification §2, for development builds: names of actions and reactions as they run.
 *
 * Production builds have none, because anybody can send a link with the start parameter `debug`; and no console of
 * another origin is ever loaded beside keys. Arguments are left out: passwords are among them.
 */
import { spy } from 'mobx';

/** Begins. @returns ends it */
export const startDebugLog = (log: (sentence: string) => void): (() => void) =>
  spy((event) => {
    if (event.type === 'action' || event.type === 'reaction') log(`${event.type} ${event.name}`);
  });
