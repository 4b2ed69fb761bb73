/** Hands the stores, the way around, the host and the time to the containers. */
import { createContext, useContext } from 'react';
import type { Network } from '../domain/address/Network.ts';
import type { PictureProblem } from '../domain/address/PictureProblem.ts';
import type { Result } from '../domain/result.ts';
import type { ScorePassword } from '../domain/session/passwordStrength.ts';
import type { StorageState } from '../domain/session/StorageState.ts';
import type { AppUpdates } from '../ports/AppUpdates.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Navigation } from '../ports/Navigation.ts';
import type { Telegram } from '../ports/Telegram.ts';
import type { FirstStores, Stores } from '../stores/Stores.ts';

/** Pages about Kennel, https; null where the host names none. */
export interface ProjectLinks {
  readonly source: string | null;
  readonly report: string | null;
}

/** What the first screen lives on. */
export interface FirstServices {
  readonly stores: FirstStores;
  readonly nav: Navigation;
  readonly host: Telegram;
  readonly updates: AppUpdates;
  readonly clock: Clock;
  readonly network: Network;
  /** chains that can be chosen */
  readonly offered: readonly Network[];
  readonly links: ProjectLinks;
  /** restarts the app on another chain. @throws {Fault} where the choice cannot be kept; nothing has changed then */
  readonly openNetwork: (network: Network) => Promise<void>;
  /** reads the code in a picture file, on the device */
  readonly readPicture: (file: Blob) => Promise<Result<string, PictureProblem>>;
  /** loads the second judgement of passwords. @throws where it cannot be loaded */
  readonly loadPasswordScore: () => Promise<ScorePassword>;
  /** tries whether anything can be kept here */
  readonly storageIsBlocked: () => boolean;
  /** tries whether what is written here can be read back, and whether it was kept since the last start */
  readonly storageState: () => Promise<StorageState>;
}

/** What containers live on. */
export interface AppServices extends FirstServices {
  readonly stores: Stores;
}

/** What the context holds. */
export interface AppContextValue {
  readonly first: FirstServices;
  /** null before the stores of a wallet are loaded */
  readonly app: () => AppServices | null;
}

/** Filled by the shell. */
export const AppContext = createContext<AppContextValue | null>(null);

/** What the context holds, for what may be drawn before there is a wallet. @throws {Error} outside the provider */
export function useAppContext(): AppContextValue {
  const around = useContext(AppContext);
  if (around === null) throw new Error('useApp must be used within an AppContext provider');
  return around;
}

/** The app around a container. @throws {Error} outside the provider, and where a route did not ask for a wallet's stores */
export function useApp(): AppServices {
  const app = useAppContext().app();
  if (app === null) throw new Error('the stores of a wallet are not loaded');
  return app;
}
