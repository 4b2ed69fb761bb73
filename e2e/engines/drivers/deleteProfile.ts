/** Deletes a browser's profile, retrying while its last process may still be writing. */
import { rm } from 'node:fs/promises';

export const deleteProfile = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
