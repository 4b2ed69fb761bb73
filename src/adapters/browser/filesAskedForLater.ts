/** Addresses on the page's own host. */
export const WORKER_FILE = '/sw.js';
export const CONFIG_FILE = '/kennel.config.json';

/** What the page fetches of its own host after it started. Nothing else: a cold wallet's policy names these alone. */
export const FILES_ASKED_FOR_LATER = [WORKER_FILE, CONFIG_FILE] as const;
