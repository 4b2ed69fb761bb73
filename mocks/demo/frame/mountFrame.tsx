/** Mounts the desk with the phone. */
import { createRoot } from 'react-dom/client';
import { KennelTheme } from '../../../src/components/theme/KennelTheme.tsx';
import { DemoPage } from './DemoPage.tsx';
import './desk.css';
import './phone.css';
import './panel.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <KennelTheme>
    <DemoPage />
  </KennelTheme>,
);
