/** The practice page. It opens none of a real wallet's data: the phone is in memory, and the network is the sandbox. */
import '../../src/app/boot/trustedTypesPolicy.ts';
import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { createBrowserHost } from '../../src/adapters/browser/browserHost.ts';
import { systemClock } from '../../src/adapters/clock/systemClock.ts';
import { loadMessages } from '../../src/app/effects/loadMessages.ts';
import { noteScreen } from '../../src/app/shell/calm.ts';
import { KennelTheme } from '../../src/components/theme/KennelTheme.tsx';
import { languageOf } from '../../src/domain/preferences/Language.ts';
import { framedHost } from './framedHost.ts';
import { Practice } from './Practice.ts';
import { PracticePage } from './PracticePage.tsx';

configure({ enforceActions: 'always' });

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
const host = framedHost(createBrowserHost());
const practice = new Practice(host.telegram, window.location.origin);
await loadMessages(languageOf(host.telegram.info.languageCode), { clock: systemClock });
await practice.open();
createRoot(root).render(
  <KennelTheme>
    <PracticePage practice={practice} host={host} />
  </KennelTheme>,
);
noteScreen();
