/** Deletes what a browser kept: the last of its processes may still write for a moment. */
import { rm } from 'node:fs/promises';

export const deleteProfile = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
