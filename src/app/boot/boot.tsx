/** From an empty page to the first screen. */
import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { systemClock } from '../../adapters/clock/systemClock.ts';
import { logDetail, logError } from '../../adapters/log/log.ts';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import { languageOf } from '../../domain/preferences/Language.ts';
import type { Telegram } from '../../ports/Telegram.ts';
import type { WindowClaim } from '../../ports/WindowClaim.ts';
import type { OutsideTelegramView } from '../../screens/start/OutsideTelegram/OutsideTelegramScreen.tsx';
import { App } from '../App.tsx';
import { type Composition, compose, loadPasswordScore, readPicture, storageIsBlocked } from '../compose.ts';
import type { AppConfig } from '../config.ts';
import { extendSessionOnUse } from '../effects/extendSessionOnUse.ts';
import { loadMessages } from '../effects/languageReactions.ts';
import { startReactions } from '../effects/reactions.ts';
import { yieldToMain } from '../effects/throttle.ts';
import { loadWalletCode, type OpenStores, openStores } from '../openStores.ts';
import { landingOf } from '../routes/landing.ts';
import { gateState } from '../routes/passGate.ts';
import { routeOf } from '../routes/routes.ts';
import { ErrorContainer } from '../shell/ErrorContainer.tsx';
import { preloadRoute } from '../shell/loadRoute.ts';
import { type BootScreen, createBootScreen } from './bootScreen.ts';
import { fetchConfig } from './fetchConfig.ts';
import { coldHost, findHost, withoutLinks } from './findHost.ts';
import { firstScreen } from './firstScreen.ts';
import type { Host } from './Host.ts';
import { prepareStores } from './prepareStores.ts';
import { SplashContainer } from './SplashContainer.tsx';
import { type Opening, startLocation } from './startLocation.ts';
import { switchNetwork } from './switchNetwork.ts';
import { yieldToWindow } from './yieldToWindow.ts';

configure({ enforceActions: 'always' });

/** The product over its adapters, and the versions of itself. */
type Opened = Composition & Pick<Host, 'updates'>;

/** Starts the app in an element. */
export async function boot(element: HTMLElement | null): Promise<void> {
  if (element === null) throw new Error('the page has no element to start in');
  const stage = createBootScreen(createRoot(element));
  const configured = fetchConfig();
  // whoever waits for it hears of it
  configured.catch(ignore);
  try {
    const host = await findHost(configured);
    if (host === null) {
      await showOutside(stage, { status: 'outside', botUrl: (await configured).botUrl });
      return;
    }
    stage.putSoon(async () => <SplashContainer />);
    await yieldToMain();
    await enter(stage, host, configured);
  } catch (thrown) {
    showFailure(stage, thrown);
  }
}

/** What few people ever see is loaded when it is needed. */
async function showOutside(stage: BootScreen, view: OutsideTelegramView): Promise<void> {
  const { OutsideTelegramScreen } = await import(
    '../../screens/start/OutsideTelegram/OutsideTelegramScreen.tsx'
  );
  stage.put(
    <KennelTheme>
      <OutsideTelegramScreen {...view} />
    </KennelTheme>,
  );
}

function showFailure(stage: BootScreen, thrown: unknown): void {
  logError('Kennel could not start', thrown);
  stage.put(
    <KennelTheme>
      <ErrorContainer thrown={thrown} />
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
async function enter(stage: BootScreen, host: Host, configured: Promise<AppConfig>): Promise<void> {
  const { telegram, updates } = host;
  if (import.meta.env.DEV && telegram.info.startParam === 'debug')
    (await import('./debugLog.ts')).startDebugLog(logDetail);
  const begun = await begin(host, configured);
  if (begun === null) {
    await showOutside(stage, { status: 'cold' });
    return;
  }
  const { claimed } = begun;
  const composition = { ...begun.composition, updates };
  const takenOver = () => open(stage, composition).catch((thrown: unknown) => showFailure(stage, thrown));
  if (await claimed) await open(stage, composition);
  else await showOtherWindow(stage, composition.claim, () => void takenOver());
}

/**
 * Asks for all that others take their time for; then the host, which takes its own picture away when it is told that the
 * app is ready, also for one that cannot start.
 *
 * @returns null in Telegram where the wallet is cold, and has no place in an app that is online
 */
async function begin(host: Host, configured: Promise<AppConfig>) {
  const { telegram, isTelegram } = host;
  try {
    const config = await configured;
    const isCold = config.profile === 'cold';
    if (isCold && isTelegram) return null;
    if (isCold) await (await import('./forbidServers.ts')).forbidServers();
    const composition = compose(config, isCold ? coldHost(telegram) : strictHost(host, config));
    const claimed = composition.claim.claim();
    const hasVault = composition.ports.vault.exists();
    void routeOf(hasVault ? 'unlock' : 'welcome')
      .screen.load()
      .catch(ignore);
    if (hasVault) void loadWalletCode().catch(ignore);
    void loadMessages(languageOf(telegram.info.languageCode), { clock: systemClock });
    return { composition, claimed };
  } finally {
    telegram.start();
  }
}

const strictHost = ({ telegram, isTelegram }: Host, { isTelegramStrict }: AppConfig): Telegram =>
  isTelegram && isTelegramStrict ? withoutLinks(telegram) : telegram;

/** Whoever waits for it asks again. */
const ignore = (): void => {};

async function showOtherWindow(stage: BootScreen, claim: WindowClaim, onTaken: () => void): Promise<void> {
  const { OtherWindowContainer } = await import('./OtherWindowContainer.tsx');
  stage.put(<OtherWindowContainer claim={claim} onTaken={onTaken} />);
}

/** Restores what was kept, and shows the first screen, or why it cannot be. */
async function open(stage: BootScreen, composition: Opened): Promise<void> {
  const { ports, rescueParts, isOtherUser, noteUser } = composition;
  const stores = openStores(ports);
  const onSearch = () =>
    stage.putSoon(async () => {
      const { RestoringContainer } = await import('./RestoringContainer.tsx');
      return <RestoringContainer />;
    });
  try {
    const onRestored = () => loadMessages(stores.first.preferences.wantedLanguage, ports);
    await prepareStores(stores, ports, { isOtherUser: isOtherUser(), onRestored, onSearch });
    noteUser();
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    const { UnreadableContainer } = await import('./UnreadableContainer.tsx');
    stage.put(<UnreadableContainer fault={thrown} rescueParts={rescueParts} />);
    return;
  }
  await show(stage, stores, composition);
}

/** Where to open. The screen there is loaded by then, so that it needs no placeholder. */
async function findFirstHref(stores: OpenStores, ports: Composition['ports']): Promise<string | null> {
  const href = await startLocation(stores.first, ports, thisOpening());
  const { pathname, search } = new URL(href ?? window.location.href, window.location.href);
  const landing = landingOf(pathname, search, gateState(stores.first));
  if (landing !== null) await preloadRoute(landing, stores);
  return href;
}

async function show(stage: BootScreen, stores: OpenStores, composition: Opened): Promise<void> {
  const { ports, claim, storageState, offered, links, chooseNetwork, updates } = composition;
  const stopReactions = startReactions(stores, ports);
  const stopTouches = extendSessionOnUse(stores.first.session);
  const finish = async () => {
    stopTouches();
    const shown = showOtherWindow(stage, claim, () => window.location.reload());
    await yieldToWindow(stores, ports.state, stopReactions);
    await shown.catch((thrown: unknown) => showFailure(stage, thrown));
  };
  const firstRoute = await firstScreen(claim, finish, () => findFirstHref(stores, ports));
  if (firstRoute === null) return;
  if (firstRoute.href !== null) window.history.replaceState(null, '', firstRoute.href + window.location.hash);
  const openNetwork = (chosen: Network) =>
    switchNetwork(
      () => chooseNetwork(chosen),
      async () => {
        stopTouches();
        await yieldToWindow(stores, ports.state, stopReactions);
      },
    );
  const { network, clock, telegram: host } = ports;
  const services = {
    ...{ open: stores, host, clock, network, offered, links, openNetwork, updates },
    ...{ loadPasswordScore, readPicture, storageIsBlocked, storageState },
  };
  stage.put(<App services={services} />);
}
