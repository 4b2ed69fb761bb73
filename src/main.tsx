import './adapters/engine/fills.ts';
import './app/boot/trustedTypesPolicy.ts';
import './adapters/telegram/sessionStorageShim.ts';
import { boot } from './app/boot/boot.tsx';

// on engines that are too old, public/old-browser.js already shows a message
if (!globalThis.kennelIsTooOld) void boot(document.getElementById('root'));
