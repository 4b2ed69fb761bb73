/** For what lies over the whole window: on a page of documentation each such story stands in a window of its own. */
export const OWN_FRAME = { docs: { story: { inline: false, iframeHeight: 640 } } } as const;
