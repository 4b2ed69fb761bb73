import './app/start/trustedText.ts';
import './adapters/telegram/sessionStorageShim.ts';
import { boot } from './app/start/boot.tsx';

void boot(document.getElementById('root'));
