/** Reloads the app when one of its parts is missing, as after the release of a newer version; once for each version. */

const RELOADED_FROM = 'kennel:reloaded-from';

export interface ReloadPage {
  /** identifies the running version: the URL of its first script */
  readonly version: string;
  /** lives as long as the window */
  readonly notes: Pick<Storage, 'getItem' | 'setItem'>;
  /** whether the app's server responds; reloading offline would give an empty page */
  readonly isThere: () => Promise<boolean>;
  readonly reload: () => void;
}

/** @returns whether the page is being reloaded; false when that was done before, or would be useless */
export async function reloadOnce({ version, notes, isThere, reload }: ReloadPage): Promise<boolean> {
  try {
    if (notes.getItem(RELOADED_FROM) === version) return false;
    if (!(await isThere())) return false;
    notes.setItem(RELOADED_FROM, version);
  } catch {
    return false;
  }
  reload();
  return true;
}

export const thisPage = (): ReloadPage => ({
  version: import.meta.url,
  notes: window.sessionStorage,
  isThere: async () => (await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' })).ok,
  reload: () => window.location.reload(),
});
