/** Opens the wallet in a fake host, kills it, and reopens it. */
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createFakeHost } from '../../../telegram/fakeHost.ts';
import type { FakeHost } from '../../../telegram/hostContract.ts';
import type { HostDevice } from '../../../telegram/hostDevice.ts';
import { hostOf } from '../../../telegram/hostFailures.ts';
import type { HostState } from '../../../telegram/hostState.ts';
import { giveHands, type HandOrder } from '../../inPhone/handOrders.ts';
import { askKeeper, type StorageCopy } from '../../keeper/keeperCalls.ts';
import type { PhoneName } from '../../server/phoneFacts.ts';
import { forgetAddresses } from '../sandbox/sandboxClient.ts';
import { FIRST_SETUP, type Opening, type PhoneSetup, ROOT_OPENING, THEMES } from './PhoneSetup.ts';

/** A copy of a phone's wallet. */
export interface PhoneCopy {
  readonly storage: StorageCopy;
  /** Telegram's storage on the device */
  readonly keeping: HostDevice;
  readonly isOfDemo: boolean;
}

/** The phone: its current opening of the wallet, and the controls for the next. */
export interface PhoneControl {
  readonly name: PhoneName;
  /** the wallet's origin */
  readonly origin: string;
  readonly setup: PhoneSetup;
  readonly host: FakeHost;
  readonly state: HostState;
  /** the URL the wallet is opened at */
  readonly url: string;
  /** counts the openings; each is a new process */
  readonly opening: number;
  /** false while no process runs because its storage is being changed */
  readonly isOn: boolean;
  /** the demo made its wallet and knows the password */
  readonly isOfDemo: boolean;
  /** receives the wallet's frame */
  readonly onFrame: (frame: HTMLIFrameElement | null) => void;
  /** performs an action inside the wallet. @returns whether it could */
  readonly lend: (order: HandOrder) => Promise<boolean>;
  /** kills the wallet's process without notice and opens it as set up */
  readonly reopen: (change?: Partial<PhoneSetup>, opening?: Partial<Opening>) => void;
  /** opens it at a path, unlocked where the demo knows the password */
  readonly openAt: (path: string) => void;
  /** deletes all of the wallet's data on this device, Telegram's storage included, and opens it */
  readonly forget: () => Promise<void>;
  /** deletes the page's storage, as browsers sometimes do, and opens it: Telegram's storage remains */
  readonly losePage: () => Promise<void>;
  /** replaces the wallet by a new one, runs `before` for its address, and opens it at a path */
  readonly makeWallet: (before: (address: string) => Promise<unknown>, path?: string) => Promise<void>;
  readonly copy: () => Promise<PhoneCopy>;
  /** restores a copy and opens it */
  readonly restore: (copy: PhoneCopy) => Promise<void>;
}

/** the color that the bot's owner is asked to set, equal to the theme's `--page` */
const PAGE_COLOUR = '#151212';

/** The phones' Telegram users. */
const USERS = {
  first: { id: 1, firstName: 'Shiba' },
  second: { id: 2, firstName: 'Corgi' },
} as const;

interface Run {
  readonly setup: PhoneSetup;
  readonly at: Opening;
  readonly opening: number;
  /** Telegram's storage on this device so far; null on a new one */
  readonly keeping: HostDevice | null;
}

function hostFor({ setup, keeping }: Run, name: PhoneName): FakeHost {
  const { platform, theme, language, failure } = setup;
  const host = createFakeHost({
    platform,
    startParam: setup.startParam.trim() || null,
    botColour: PAGE_COLOUR,
    theme: THEMES[theme],
    user: { ...USERS[name], languageCode: language },
    ...(keeping === null ? {} : { keeping }),
    ...(failure === null ? {} : hostOf([failure])),
  });
  // The visitor answers the prompts.
  if (keeping === null) host.setBiometry({ grantsAccess: null, outcome: 'unanswered' });
  return host;
}

/** The query makes the frame's URL differ from the desk's: browsers don't load a page inside itself. */
function urlOf(host: FakeHost, origin: string, { path, unlocks }: Opening): string {
  const marks = unlocks ? 'phone&unlock' : 'phone';
  return host.urlOf(`${origin}${path}${path.includes('?') ? '&' : '?'}${marks}`);
}

/** A demo phone. @param origin - of its wallet */
export function usePhone(name: PhoneName, origin: string): PhoneControl {
  const [isOn, setIsOn] = useState(true);
  const [isOfDemo, setIsOfDemo] = useState(false);
  const frame = useRef<HTMLIFrameElement | null>(null);
  const [run, setRun] = useState<Run>({ setup: FIRST_SETUP, at: ROOT_OPENING, opening: 1, keeping: null });
  const host = useMemo(() => hostFor(run, name), [run, name]);
  const state = useSyncExternalStore(host.subscribe, host.state);
  const url = useMemo(() => urlOf(host, origin, run.at), [host, origin, run.at]);

  const openAgain = useCallback(
    (change: Partial<PhoneSetup>, at: Partial<Opening>, keeping: HostDevice | null) => {
      setRun(({ setup, opening }) => ({
        setup: { ...setup, ...change },
        at: { ...ROOT_OPENING, ...at },
        opening: opening + 1,
        keeping,
      }));
    },
    [],
  );
  const reopen = useCallback<PhoneControl['reopen']>(
    (change = {}, at = {}) => {
      // Another client is another device, with empty storage.
      const isSameDevice = (change.platform ?? run.setup.platform) === run.setup.platform;
      openAgain(change, at, isSameDevice ? host.state().keeping : null);
    },
    [openAgain, run, host],
  );
  const openAt = useCallback(
    (path: string) => reopen({ startParam: '' }, { path, unlocks: isOfDemo }),
    [reopen, isOfDemo],
  );
  /** A running wallet would overwrite the change. */
  const whileOff = useCallback(async (change: () => Promise<unknown>) => {
    flushSync(() => setIsOn(false));
    await change().finally(() => setIsOn(true));
  }, []);
  const wipe = useCallback(
    async (keeping: HostDevice | null) => {
      await whileOff(() => askKeeper(origin, 'wipe', null));
      await forgetAddresses(name);
      openAgain({}, {}, keeping);
    },
    [whileOff, openAgain, origin, name],
  );
  const forget = useCallback(async () => {
    setIsOfDemo(false);
    await wipe(null);
  }, [wipe]);
  const losePage = useCallback(() => wipe(host.state().keeping), [wipe, host]);
  const makeWallet = useCallback<PhoneControl['makeWallet']>(
    async (before, path = '/') => {
      await whileOff(async () => {
        await askKeeper(origin, 'wipe', null);
        await before(await askKeeper(origin, 'make', String(USERS[name].id)));
      });
      setIsOfDemo(true);
      openAgain({ startParam: '' }, { path, unlocks: true }, null);
    },
    [whileOff, openAgain, origin, name],
  );
  const copy = useCallback<PhoneControl['copy']>(
    async () => ({
      storage: await askKeeper(origin, 'copy', null),
      keeping: host.state().keeping,
      isOfDemo,
    }),
    [origin, host, isOfDemo],
  );
  const restore = useCallback<PhoneControl['restore']>(
    async ({ storage, keeping, isOfDemo: wasOfDemo }) => {
      await whileOff(() => askKeeper(origin, 'restore', storage));
      await forgetAddresses(name);
      setIsOfDemo(wasOfDemo);
      openAgain({ startParam: '' }, { unlocks: wasOfDemo }, keeping);
    },
    [whileOff, openAgain, origin, name],
  );
  const onFrame = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element;
  }, []);
  const lend = useCallback(
    async (order: HandOrder) => frame.current !== null && giveHands(frame.current, order),
    [],
  );
  const doing = { reopen, openAt, forget, losePage, makeWallet, copy, restore, onFrame, lend };
  return {
    name,
    origin,
    setup: run.setup,
    host,
    state,
    url,
    opening: run.opening,
    isOn,
    isOfDemo,
    ...doing,
  };
}
