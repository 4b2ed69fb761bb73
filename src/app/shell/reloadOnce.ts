/** Loads the app anew when one of its parts is gone, as it is after a newer version was put out; once for each version. */

const RELOADED_FROM = 'kennel:reloaded-from';

/** What loading anew needs of the page. */
export interface ReloadPage {
  /** names the version that runs: the address of its first script */
  readonly version: string;
  /** lives as long as the window */
  readonly notes: Pick<Storage, 'getItem' | 'setItem'>;
  /** whether the server that the app comes from answers; a page that is loaded offline would be empty */
  readonly isThere: () => Promise<boolean>;
  readonly reload: () => void;
}

/** @returns whether the page is being loaded anew; false where that was done before, or would lead nowhere */
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

/** The page that the app runs in. */
export const thisPage = (): ReloadPage => ({
  version: import.meta.url,
  notes: window.sessionStorage,
  isThere: async () => (await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' })).ok,
  reload: () => window.location.reload(),
});
