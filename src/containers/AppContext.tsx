/** Hands the stores, the way around, the host and the time to the containers. */
import { createContext, useContext } from 'react';
import type { Network } from '../domain/address/Network.ts';
import type { PictureProblem } from '../domain/address/PictureProblem.ts';
import type { Result } from '../domain/result.ts';
import type { StorageState } from '../domain/session/StorageState.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Navigation } from '../ports/Navigation.ts';
import type { Telegram } from '../ports/Telegram.ts';
import type { Stores } from '../stores/createStores.ts';

/** What containers live on. */
export interface AppServices {
  readonly stores: Stores;
  readonly nav: Navigation;
  readonly host: Telegram;
  readonly clock: Clock;
  readonly network: Network;
  /** chains that can be chosen */
  readonly offered: readonly Network[];
  /** restarts the app on another chain. @throws {Fault} where the choice cannot be kept; nothing has changed then */
  readonly openNetwork: (network: Network) => Promise<void>;
  /** reads the code in a picture file, on the device */
  readonly readPicture: (file: Blob) => Promise<Result<string, PictureProblem>>;
  /** tries whether anything can be kept here */
  readonly storageIsBlocked: () => boolean;
  /** tries whether what is written here can be read back, and whether it was kept since the last start */
  readonly storageState: () => Promise<StorageState>;
}

/** Filled by the shell. */
export const AppContext = createContext<AppServices | null>(null);

/** The app around a container. @throws {Error} outside the provider */
export function useApp(): AppServices {
  const services = useContext(AppContext);
  if (services === null) throw new Error('useApp must be used within an AppContext provider');
  return services;
}
