/** For overlays over the whole window: on a documentation page each of these stories gets its own window. */
export const OWN_FRAME = { docs: { story: { inline: false, iframeHeight: 640 } } } as const;
