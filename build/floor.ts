// The oldest supported engines, and the build targets. The engines of the full run include iOS 16's (WPE WebKit 2.38) and
// Chromium 106, the last version for Android 6; `public/old-browser.js` shows a message in older ones.

/** The oldest supported versions. */
export const FLOOR = { safari: '16', chrome: '106', firefox: '121' } as const;

/** The same for the compiler of scripts and styles. */
export const BUILD_TARGET = Object.entries(FLOOR).map(([engine, version]) => `${engine}${version}`);
