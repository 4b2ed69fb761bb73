/** Mounts the desk with the phone. */
import { createRoot } from 'react-dom/client';
import { KennelTheme } from '../../../src/components/theme/KennelTheme.tsx';
import { DemoPage } from './desk/DemoPage.tsx';
import { forgetAddresses } from './sandbox/sandboxClient.ts';
import './desk/desk.css';
import './phone/phone.css';
import './drawers/controls.css';
import './drawers/drawers.css';
import './desk/panel.css';
import './desk/steps.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
// Another page may have asked for another wallet's addresses before.
await Promise.all([forgetAddresses('first'), forgetAddresses('second')]);
createRoot(root).render(
  <KennelTheme>
    <DemoPage />
  </KennelTheme>,
);
