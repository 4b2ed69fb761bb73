/** Exported functions that are called like readers, and why no stranger's words reach them. */
export const NOT_FOREIGN: Readonly<Record<string, string>> = {};
