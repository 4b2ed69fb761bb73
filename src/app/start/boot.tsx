/** From an empty page to the first screen. */
import { configure } from 'mobx';
import { createRoot, type Root } from 'react-dom/client';
import { systemClock } from '../../adapters/clock/systemClock.ts';
import { logDetail, logError } from '../../adapters/log/log.ts';
import { createTelegram } from '../../adapters/telegram/createTelegram.ts';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import type { Network } from '../../domain/address/Network.ts';
import { toFault } from '../../domain/fault.ts';
import { languageOf } from '../../domain/preferences/Language.ts';
import type { Telegram } from '../../ports/Telegram.ts';
import type { WindowClaim } from '../../ports/WindowClaim.ts';
import { createStores, type Stores } from '../../stores/createStores.ts';
import { App } from '../App.tsx';
import { breathe } from '../breathe.ts';
import { type Composition, compose, readPicture, storageIsBlocked } from '../compose.ts';
import { readConfig } from '../config.ts';
import { startReactions } from '../reactions.ts';
import { routeOf } from '../routes/routes.ts';
import { ErrorFace } from '../shell/ErrorFace.tsx';
import { findWords, preferredLanguage } from '../speech.ts';
import { touchOnUse } from '../touchOnUse.ts';
import { FirstMoment } from './FirstMoment.tsx';
import { firstHref, type Opening } from './firstHref.ts';
import { firstPlace } from './firstPlace.ts';
import { handOver } from './handOver.ts';
import { prepareStores } from './prepareStores.ts';
import { restartOn } from './restartOn.ts';

configure({ enforceActions: 'always' });

/** In development a plain browser is host enough; in production it is told to open Telegram. */
async function findHost(): Promise<Telegram | null> {
  const telegram = createTelegram(logError);
  if (telegram !== null || !import.meta.env.DEV) return telegram;
  return (await import('../../adapters/telegram/plainPage.ts')).createPlainPage();
}

/** Starts the app in an element. */
export async function boot(element: HTMLElement | null): Promise<void> {
  if (element === null) throw new Error('the page has no element to start in');
  const root = createRoot(element);
  try {
    const telegram = await findHost();
    if (telegram === null) {
      await showOutside(root);
      return;
    }
    root.render(<FirstMoment />);
    await breathe();
    telegram.start();
    await breathe();
    void findWords(languageOf(telegram.info.languageCode), { clock: systemClock });
    if (import.meta.env.DEV && telegram.info.startParam === 'debug')
      (await import('./debugLog.ts')).startDebugLog(logDetail);
    await enter(root, compose(readConfig(import.meta.env), telegram));
  } catch (thrown) {
    showFailure(root, thrown);
  }
}

/** What few people ever see is loaded when it is needed. */
async function showOutside(root: Root): Promise<void> {
  const { OutsideTelegramScreen } = await import('../../screens/start/OutsideTelegramScreen.tsx');
  const botUrl = import.meta.env.VITE_BOT_URL ?? null;
  root.render(
    <KennelTheme>
      <OutsideTelegramScreen status="outside" botUrl={botUrl} />
    </KennelTheme>,
  );
}

function showFailure(root: Root, thrown: unknown): void {
  logError('Kennel could not start', thrown);
  root.render(
    <KennelTheme>
      <ErrorFace thrown={thrown} />
    </KennelTheme>,
  );
}

/** How this page was opened. */
function thisOpening(): Opening {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return { path: window.location.pathname, query: window.location.search, isReload };
}

/** Opens the app where no other window writes; where one does, a person says which it shall be. */
async function enter(root: Root, composition: Composition): Promise<void> {
  const { claim } = composition;
  const takenOver = () => open(root, composition).catch((thrown: unknown) => showFailure(root, thrown));
  if (await claim.claim()) await open(root, composition);
  else await showOtherWindow(root, claim, () => void takenOver());
}

async function showOtherWindow(root: Root, claim: WindowClaim, onTaken: () => void): Promise<void> {
  const { OtherWindowFace } = await import('./OtherWindowFace.tsx');
  root.render(<OtherWindowFace claim={claim} onTaken={onTaken} />);
}

/** Restores what was kept, and shows the first screen, or why it cannot be. */
async function open(root: Root, composition: Composition): Promise<void> {
  const { ports, rescueParts, isOtherUser, noteUser } = composition;
  const stores = createStores(ports);
  routeOf(stores.session.hasVault ? 'unlock' : 'welcome').screen.preload();
  let isSearching = true;
  const onSearch = () => {
    import('./RestoringFace.tsx').then(
      ({ RestoringFace }) => isSearching && root.render(<RestoringFace />),
      () => undefined,
    );
  };
  try {
    const onRestored = () => findWords(preferredLanguage(stores, ports), ports);
    await prepareStores(stores, ports, { isOtherUser: isOtherUser(), onRestored, onSearch });
    noteUser();
  } catch (thrown) {
    const { UnreadableFace } = await import('./UnreadableFace.tsx');
    root.render(<UnreadableFace fault={toFault(thrown, 'corrupt')} rescueParts={rescueParts} />);
    return;
  } finally {
    isSearching = false;
  }
  await show(root, stores, composition);
}

async function show(root: Root, stores: Stores, composition: Composition): Promise<void> {
  const { ports, claim, storageState, offered, chooseNetwork } = composition;
  const stopReactions = startReactions(stores, ports);
  const stopTouches = touchOnUse(stores.session);
  const finish = async () => {
    stopTouches();
    const shown = showOtherWindow(root, claim, () => window.location.reload());
    await handOver(stores, ports.state, stopReactions);
    await shown.catch((thrown: unknown) => showFailure(root, thrown));
  };
  const place = await firstPlace(claim, finish, () => firstHref(stores, ports, thisOpening()));
  if (place === null) return;
  if (place.href !== null) window.history.replaceState(null, '', place.href + window.location.hash);
  const openNetwork = (chosen: Network) =>
    restartOn(
      () => chooseNetwork(chosen),
      async () => {
        stopTouches();
        await handOver(stores, ports.state, stopReactions);
      },
    );
  const { network, clock, telegram: host } = ports;
  const services = {
    ...{ stores, host, clock, network, offered, openNetwork },
    ...{ readPicture, storageIsBlocked, storageState },
  };
  root.render(<App services={services} />);
}
