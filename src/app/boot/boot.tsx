/** Start-up, from an empty page to the first screen. */
import { createRoot } from 'react-dom/client';
import { systemClock } from '../../adapters/clock/systemClock.ts';
import { logDetail, logError } from '../../adapters/log/log.ts';
import { createTelegram } from '../../adapters/telegram/createTelegram.ts';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import { hasPractice } from '../../containers/hasPractice.ts';
import { lazyModule } from '../../domain/lazyModule.ts';
import { languageOf } from '../../domain/preferences/Language.ts';
import { activeLanguage } from '../../i18n/i18n.ts';
import type { Telegram } from '../../ports/Telegram.ts';
import type { OutsideTelegramView } from '../../screens/start/OutsideTelegram/OutsideTelegramScreen.tsx';
import { compose, storageIsBlocked } from '../compose.ts';
import type { AppConfig } from '../config.ts';
import { loadMessages } from '../effects/loadMessages.ts';
import { yieldToMain } from '../effects/throttle.ts';
import { loadApp, loadCodec } from '../loadApp.ts';
import { loadWalletCode } from '../loadWalletCode.ts';
import { pageIsCalm } from '../shell/calm.ts';
import { ErrorContainer } from '../shell/ErrorContainer.tsx';
import { type BootScreen, createBootScreen } from './bootScreen.ts';
import { canRunKeys } from './canRunKeys.ts';
import { EarlyWelcome, type FirstStep } from './EarlyWelcome.tsx';
import { fetchConfig } from './fetchConfig.ts';
import { coldHost, findHost, withoutLinks } from './findHost.ts';
import { findNewcomer } from './findNewcomer.ts';
import type { Host } from './Host.ts';
import { nextColours } from './nextColours.ts';
import type { Opened, OpenedApp } from './openApp.tsx';
import { SplashContainer } from './SplashContainer.tsx';
import { showOtherWindow } from './showOtherWindow.tsx';
import type { Opening } from './startLocation.ts';

export async function boot(element: HTMLElement | null): Promise<void> {
  if (element === null) throw new Error('the page has no element to start in');
  const stage = createBootScreen(createRoot(element));
  try {
    if (!canRunKeys(globalThis)) {
      await showUnable(stage);
      return;
    }
    const configured = fetchConfig();
    // its rejection is handled where it is awaited
    configured.catch(ignore);
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

/** The host's loading screen is removed, too. */
async function showUnable(stage: BootScreen): Promise<void> {
  const telegram = createTelegram(logError, nextColours);
  await loadMessages(languageOf(telegram?.info.languageCode ?? navigator.language), { clock: systemClock });
  telegram?.start();
  await showOutside(stage, { status: 'unable' });
}

/** Rarely seen, so loaded on demand. */
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

function thisOpening(): Opening {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return { path: window.location.pathname, query: window.location.search, isReload };
}

/** Opens the app if no other window has write access; otherwise the user chooses the window. */
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
 * Starts everything that takes time; then the host, which removes its loading screen when the app reports ready, also if it cannot start.
 *
 * @returns null for a cold wallet in Telegram, which must not run in an online app
 */
async function begin(host: Host, configured: Promise<AppConfig>) {
  const { telegram, isTelegram } = host;
  try {
    const config = await configured;
    const isCold = config.profile === 'cold';
    if (isCold && isTelegram) return null;
    if (isCold) await (await import('./forbidServers.ts')).forbidServers();
    const composition = compose(config, isCold ? coldHost(telegram) : strictHost(host, config), loadCodec);
    const claimed = composition.claim.claim();
    const hasVault = composition.ports.vault.exists();
    if (hasVault) for (const load of [loadApp, loadWalletCode]) void load().catch(ignore);
    void loadMessages(languageOf(telegram.info.languageCode), { clock: systemClock });
    return { composition, claimed };
  } finally {
    telegram.start();
  }
}

const strictHost = ({ telegram, isTelegram }: Host, { isTelegramStrict }: AppConfig): Telegram =>
  isTelegram && isTelegramStrict ? withoutLinks(telegram) : telegram;

/** The caller that awaits it retries. */
const ignore = (): void => {};

const bridgeSearch = (stage: BootScreen) => () =>
  stage.putSoon(async () => {
    const { RestoringContainer } = await import('./RestoringContainer.tsx');
    return <RestoringContainer />;
  });

/** Shows the welcome screen to new users and opens the app in the background; opens the app directly for others. */
async function open(stage: BootScreen, composition: Opened): Promise<void> {
  const onSearch = bridgeSearch(stage);
  const opening = thisOpening();
  const { isNewcomer, vault } = await findNewcomer(composition.ports, opening.path, onSearch);
  const onFailure = (thrown: unknown) => showFailure(stage, thrown);
  const load = async () =>
    (await loadApp()).openApp(stage, composition, { opening, vault, onSearch, onFailure });
  if (isNewcomer) await welcome(stage, composition, load);
  else (await load())?.show();
}

/** The welcome screen stays until a press; the app opens in the background, and is shown at once only if it opens on another route. */
async function welcome(
  stage: BootScreen,
  { ports, storageState }: Opened,
  load: () => Promise<OpenedApp | null>,
): Promise<void> {
  const { telegram: host, isCold } = ports;
  const behind = lazyModule(load);
  const enter = (step?: FirstStep) =>
    behind.load().then(
      (app) => app?.show(step),
      (thrown: unknown) => showFailure(stage, thrown),
    );
  await loadMessages(languageOf(host.info.languageCode), ports);
  const spoken = activeLanguage();
  stage.put(
    <EarlyWelcome
      host={host}
      storageIsBlocked={storageIsBlocked}
      storageState={storageState}
      hasPractice={hasPractice(host, isCold)}
      onEnter={(step) => void enter(step)}
    />,
  );
  // React renders before the next frame, and the frame does the layout: requesting fonts earlier would cause a second layout
  await yieldToPaint();
  await yieldToPaint();
  // wait for fonts, but don't block on them
  await Promise.race([document.fonts.ready, pageIsCalm()]);
  // a press retries
  const app = await behind.load().catch(() => null);
  if (app === null) return;
  // the language may have been loaded in the meantime
  if (app.landing?.name !== 'welcome' || activeLanguage() !== spoken) {
    app.show();
    return;
  }
  app.whenSaidAnew(() => app.show());
  app.preloadNext();
}

/** Resolves once the last rendering has been painted. */
const yieldToPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => void yieldToMain().then(resolve)));
