// The oldest engines in which Kennel opens, and what is built for them. The engines of the full run include iOS 16's (WPE WebKit 2.38)
// and Chromium 106, which is the last for Android 6; `public/old-browser.js` says so below them.

/** The oldest version of each. */
export const FLOOR = { safari: '16', chrome: '106', firefox: '121' } as const;

/** The same for the compiler of scripts and styles. */
export const BUILD_TARGET = Object.entries(FLOOR).map(([engine, version]) => `${engine}${version}`);
