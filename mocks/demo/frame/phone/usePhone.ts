/** Opens the wallet in a fake host, kills it, and opens it again. */
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createFakeHost } from '../../../telegram/fakeHost.ts';
import type { FakeHost } from '../../../telegram/hostContract.ts';
import type { HostDevice } from '../../../telegram/hostDevice.ts';
import type { HostState } from '../../../telegram/hostState.ts';
import { FIRST_SETUP, type PhoneSetup } from './PhoneSetup.ts';

/** The phone: one opening of the wallet, and how to get the next. */
export interface PhoneControl {
  readonly setup: PhoneSetup;
  readonly host: FakeHost;
  readonly state: HostState;
  /** counts the openings; a new one is a new process */
  readonly opening: number;
  /** false while there is no process, because its storage is being deleted */
  readonly isOn: boolean;
  /** ends the wallet's process without a word, and opens it as set up */
  readonly reopen: (change?: Partial<PhoneSetup>) => void;
  /** deletes all that the wallet stored on this device, with Telegram too, and opens it */
  readonly forget: () => Promise<void>;
  /** deletes what the wallet's page stored, as browsers do now and then, and opens it: what Telegram keeps is left */
  readonly losePage: () => Promise<void>;
}

/** what the bot's owner is asked to set, equal to the theme's `--page` */
const PAGE_COLOUR = '#151212';

interface Run {
  readonly setup: PhoneSetup;
  readonly opening: number;
  /** what Telegram kept on this device so far; null on a new one */
  readonly keeping: HostDevice | null;
}

function hostFor({ setup, keeping }: Run): FakeHost {
  const startParam = setup.startParam.trim() || null;
  const kept = keeping === null ? {} : { keeping };
  const host = createFakeHost({ platform: setup.platform, startParam, botColour: PAGE_COLOUR, ...kept });
  // Whoever looks at the phone answers the prompts.
  if (keeping === null) host.setBiometry({ grantsAccess: null, outcome: 'unanswered' });
  return host;
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
  });
}

async function deleteStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name }) => name && deleteDatabase(name)));
}

/** Holds the phone of the demo. */
export function usePhone(): PhoneControl {
  const [isOn, setIsOn] = useState(true);
  const [run, setRun] = useState<Run>({ setup: FIRST_SETUP, opening: 1, keeping: null });
  const host = useMemo(() => hostFor(run), [run]);
  const state = useSyncExternalStore(host.subscribe, host.state);
  const openAgain = useCallback((change: Partial<PhoneSetup>, keeping: HostDevice | null) => {
    setRun(({ setup, opening }) => ({ setup: { ...setup, ...change }, opening: opening + 1, keeping }));
  }, []);
  const reopen = useCallback(
    (change: Partial<PhoneSetup> = {}) => {
      // Another client is another device: it has kept nothing.
      const isSameDevice = (change.platform ?? run.setup.platform) === run.setup.platform;
      openAgain(change, isSameDevice ? host.state().keeping : null);
    },
    [openAgain, run, host],
  );
  const wipe = useCallback(
    async (keeping: HostDevice | null) => {
      // A wallet that still runs would write again what is deleted here.
      flushSync(() => setIsOn(false));
      await deleteStorage();
      setIsOn(true);
      openAgain({}, keeping);
    },
    [openAgain],
  );
  const forget = useCallback(() => wipe(null), [wipe]);
  const losePage = useCallback(() => wipe(host.state().keeping), [wipe, host]);
  return { setup: run.setup, host, state, opening: run.opening, isOn, reopen, forget, losePage };
}
