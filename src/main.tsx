import './app/boot/trustedTypesPolicy.ts';
import './adapters/telegram/sessionStorageShim.ts';
import { boot } from './app/boot/boot.tsx';

void boot(document.getElementById('root'));
