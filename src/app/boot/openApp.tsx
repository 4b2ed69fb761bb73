/** Opens the app behind the first screen: restores stores, starts reactions, and determines the first route. */
import { configure, reaction } from 'mobx';
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import type { VaultFinding } from '../../ports/Vault.ts';
import { App } from '../App.tsx';
import { type Composition, loadPasswordScore, readPicture, storageIsBlocked } from '../compose.ts';
import { extendSessionOnUse } from '../effects/extendSessionOnUse.ts';
import { loadMessages } from '../effects/loadMessages.ts';
import { startReactions } from '../effects/reactions.ts';
import { yieldToMain } from '../effects/throttle.ts';
import { type OpenStores, openStores } from '../openStores.ts';
import { landingOf } from '../routes/landing.ts';
import { gateState } from '../routes/passGate.ts';
import type { Route } from '../routes/Route.ts';
import { matchRoute } from '../routes/routes.ts';
import { showsUnsavedWords } from '../shell/hasUnsavedInput.ts';
import { preloadNext, preloadRoute } from '../shell/loadRoute.ts';
import { partsPage, reloadForLostParts } from '../shell/lostParts.ts';
import { fetchLostSheets } from '../shell/lostSheets.ts';
import type { BootScreen } from './bootScreen.ts';
import type { FirstStep } from './EarlyWelcome.tsx';
import { firstScreen } from './firstScreen.ts';
import type { Host } from './Host.ts';
import { prepareStores } from './prepareStores.ts';
import { showOtherWindow } from './showOtherWindow.tsx';
import { type Opening, startLocation } from './startLocation.ts';
import { switchNetwork } from './switchNetwork.ts';
import { yieldToWindow } from './yieldToWindow.ts';

export * as recordCodec from '../../adapters/storage/recordCodec.ts';

configure({ enforceActions: 'always' });

/** The composition, with the updates of the app. */
export type Opened = Composition & Pick<Host, 'updates'>;

export interface Conditions {
  readonly opening: Opening;
  /** the result of searching for a vault; absent: not searched */
  readonly vault?: VaultFinding | null | undefined;
  /** called before the host is searched for a vault, which may take a while */
  readonly onSearch: () => void;
  /** shows why no other screen can be shown */
  readonly onFailure: (thrown: unknown) => void;
}

/** An opened app that is not rendered yet. */
export interface OpenedApp {
  /** where it opens; null for an unknown path */
  readonly landing: Route | null;
  /** Renders it, once. @param step - executed at once, even if it is rendered already */
  show(step?: FirstStep): void;
  /** Preloads what comes after the app's first screen, for when that is shown already. */
  preloadNext(): void;
  /** Calls back when language or number style differ from those of the first screen already shown; until the app itself is rendered. */
  whenSaidAnew(listener: () => void): void;
}

/**
 * Restores the stores.
 *
 * @returns null when another screen is shown: the state cannot be read, or another window has the wallet
 */
export async function openApp(
  stage: BootScreen,
  composition: Opened,
  conditions: Conditions,
): Promise<OpenedApp | null> {
  const { ports, rescueParts, isOtherUser, noteUser } = composition;
  const { vault, onSearch } = conditions;
  await yieldToMain();
  const stores = openStores(ports);
  await yieldToMain();
  try {
    const onRestored = () => loadMessages(stores.first.preferences.wantedLanguage, ports);
    await prepareStores(stores, ports, { isOtherUser: isOtherUser(), onRestored, onSearch, vault });
    noteUser();
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    const { UnreadableContainer } = await import('./UnreadableContainer.tsx');
    stage.put(<UnreadableContainer fault={thrown} rescueParts={rescueParts} host={ports.telegram} />);
    return null;
  }
  return begin(stage, stores, composition, conditions);
}

/** Determines the first route and loads its screen, so that no placeholder is needed. */
async function findFirstRoute(stores: OpenStores, ports: Composition['ports'], opening: Opening) {
  const href = await startLocation(stores.first, ports, opening);
  const { pathname, search } = new URL(href ?? window.location.href, window.location.href);
  const landing = landingOf(pathname, search, gateState(stores.first));
  if (landing !== null) await preloadRoute(landing, stores);
  return { href, landing };
}

/** Drafts are stored; but the words of a new wallet exist nowhere else, and a transfer being sent must not be interrupted. */
function mayReload({ wallet }: OpenStores): boolean {
  const route = matchRoute(window.location.pathname)?.route.name ?? null;
  const { tx, tokens } = wallet.loaded?.stores ?? {};
  const isSending = [tx?.flow, tokens?.flow].some((flow) => flow?.state.status === 'sending');
  return !isSending && !showsUnsavedWords(route);
}

async function begin(
  stage: BootScreen,
  stores: OpenStores,
  composition: Opened,
  { opening, onFailure }: Conditions,
): Promise<OpenedApp | null> {
  const { ports, claim, storageState, offered, links, chooseNetwork, updates } = composition;
  await yieldToMain();
  const stopReactions = startReactions(stores, ports);
  await yieldToMain();
  const stopTouches = extendSessionOnUse(stores.first.session);
  const stopParts = [reloadForLostParts(partsPage(() => mayReload(stores))), fetchLostSheets(document)];
  const finish = async () => {
    stopTouches();
    for (const stop of stopParts) stop();
    const shown = showOtherWindow(stage, claim, () => window.location.reload());
    await yieldToWindow(stores, ports.state, stopReactions);
    await shown.catch(onFailure);
  };
  const first = await firstScreen(claim, finish, () => findFirstRoute(stores, ports, opening));
  if (first === null) return null;
  if (first.href !== null) window.history.replaceState(null, '', first.href + window.location.hash);
  const openNetwork = (chosen: Network) =>
    switchNetwork(
      () => chooseNetwork(chosen),
      async () => {
        stopTouches();
        for (const stop of stopParts) stop();
        await yieldToWindow(stores, ports.state, stopReactions);
      },
    );
  const { network, clock, telegram: host } = ports;
  const services = {
    open: stores,
    host,
    clock,
    network,
    offered,
    links,
    openNetwork,
    updates,
    loadPasswordScore,
    readPicture,
    storageIsBlocked,
    storageState,
  };
  let isShown = false;
  return {
    landing: first.landing,
    show(step) {
      // a step must not be lost because the app was rendered for another reason
      if (isShown && step === undefined) return;
      isShown = true;
      stage.put(<App services={services} firstStep={step} />);
    },
    preloadNext() {
      if (first.landing !== null) void preloadNext(first.landing, stores);
    },
    whenSaidAnew(listener) {
      const stop = reaction(
        () => stores.first.preferences.voice,
        () => {
          stop();
          if (!isShown) listener();
        },
      );
    },
  };
}
