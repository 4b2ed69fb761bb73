import './app/boot/trustedText.ts';
import './adapters/telegram/sessionStorageShim.ts';
import { boot } from './app/boot/boot.tsx';

void boot(document.getElementById('root'));
