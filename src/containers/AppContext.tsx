/** Provides stores, navigation, host and clock to the containers. */
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

/** Project pages, https; null when not configured. */
export interface ProjectLinks {
  readonly source: string | null;
  readonly report: string | null;
}

/** What the first screen needs. */
export interface FirstServices {
  readonly stores: FirstStores;
  readonly nav: Navigation;
  readonly host: Telegram;
  readonly updates: AppUpdates;
  readonly clock: Clock;
  readonly network: Network;
  /** chains the user can choose */
  readonly offered: readonly Network[];
  readonly links: ProjectLinks;
  /** restarts the app on another chain. @throws {Fault} when the choice can't be stored; then nothing has changed */
  readonly openNetwork: (network: Network) => Promise<void>;
  /** reads the code in a picture file, on the device */
  readonly readPicture: (file: Blob) => Promise<Result<string, PictureProblem>>;
  /** loads the detailed password strength check. @throws when it can't be loaded */
  readonly loadPasswordScore: () => Promise<ScorePassword>;
  /** tests whether storage works at all */
  readonly storageIsBlocked: () => boolean;
  /** tests whether writes can be read back, and whether data survived since the last start */
  readonly storageState: () => Promise<StorageState>;
}

/** What all other containers need. */
export interface AppServices extends FirstServices {
  readonly stores: Stores;
}

export interface AppContextValue {
  readonly first: FirstServices;
  /** null until the stores of a wallet are loaded */
  readonly app: () => AppServices | null;
}

/** Filled by the shell. */
export const AppContext = createContext<AppContextValue | null>(null);

/** For components that may render before there is a wallet. @throws {Error} outside the provider */
export function useAppContext(): AppContextValue {
  const around = useContext(AppContext);
  if (around === null) throw new Error('useApp must be used within an AppContext provider');
  return around;
}

/** @throws {Error} outside the provider, or when the route did not request a wallet's stores */
export function useApp(): AppServices {
  const app = useAppContext().app();
  if (app === null) throw new Error('the stores of a wallet are not loaded');
  return app;
}
