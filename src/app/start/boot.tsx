/** From an empty page to the first screen. */
import { configure } from 'mobx';
import { createRoot, type Root } from 'react-dom/client';
import { logError } from '../../adapters/log/log.ts';
import { createTelegram } from '../../adapters/telegram/createTelegram.ts';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import { toFault } from '../../domain/fault.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { Telegram } from '../../ports/Telegram.ts';
import { OutsideTelegramScreen } from '../../screens/start/OutsideTelegramScreen.tsx';
import { createStores, type Stores } from '../../stores/createStores.ts';
import { keepStores } from '../../stores/keepStores.ts';
import { App } from '../App.tsx';
import { composePorts, storageIsBlocked } from '../compose.ts';
import { readConfig } from '../config.ts';
import { startReactions } from '../reactions.ts';
import { ErrorFace } from '../shell/ErrorFace.tsx';
import { touchOnUse } from '../touchOnUse.ts';
import { FirstMoment } from './FirstMoment.tsx';
import { firstHref } from './firstHref.ts';
import { UnreadableFace } from './UnreadableFace.tsx';

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
  const telegram = await findHost();
  if (telegram === null) {
    const botUrl = import.meta.env.VITE_BOT_URL ?? null;
    root.render(
      <KennelTheme>
        <OutsideTelegramScreen status="outside" botUrl={botUrl} />
      </KennelTheme>,
    );
    return;
  }
  root.render(<FirstMoment />);
  telegram.start();
  try {
    await open(root, composePorts(readConfig(import.meta.env), telegram));
  } catch (thrown) {
    logError('Kennel could not start', thrown);
    root.render(
      <KennelTheme>
        <ErrorFace thrown={thrown} onRetry={() => {}} />
      </KennelTheme>,
    );
  }
}

/** Restores what was kept, and shows the first screen, or why it cannot be. */
async function open(root: Root, ports: Ports): Promise<void> {
  const stores = createStores(ports);
  try {
    await keepStores(stores, ports.state);
  } catch (thrown) {
    const fault = toFault(thrown, 'corrupt');
    if (fault.kind !== 'storage-blocked') {
      root.render(<UnreadableFace fault={fault} />);
      return;
    }
  }
  show(root, stores, ports);
}

function show(root: Root, stores: Stores, ports: Ports): void {
  startReactions(stores, ports);
  touchOnUse(stores.session);
  const href = firstHref(stores, ports, window.location.pathname);
  if (href !== null) window.history.replaceState(null, '', href + window.location.hash);
  const { network, clock, telegram: host } = ports;
  root.render(<App services={{ stores, host, clock, network, storageIsBlocked }} />);
  if (!stores.session.hasVault) void stores.session.lookForVault();
}
