/** Begins early to load what is needed soon. */

import type { KeyRoomTools } from './RoomTools.ts';

/** Loads the craft beside other work. Whether that works is seen when it is used. */
export const foresee = ({ loadCraft }: Pick<KeyRoomTools, 'loadCraft'>): void => {
  loadCraft().catch(() => undefined);
};
