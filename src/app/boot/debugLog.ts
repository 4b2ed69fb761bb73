/**
 * The debug console of specification §2, for development builds: names of actions and reactions as they run.
 *
 * Production builds have none, because anyone can send a link with the start parameter `debug`; and no console of another origin is ever
 * loaded next to keys. Arguments are left out, as they include passwords.
 */
import { spy } from 'mobx';

/** @returns stops logging */
export const startDebugLog = (log: (sentence: string) => void): (() => void) =>
  spy((event) => {
    if (event.type === 'action' || event.type === 'reaction') log(`${event.type} ${event.name}`);
  });
