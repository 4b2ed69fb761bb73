import './adapters/engine/fills.ts';
import './app/boot/trustedTypesPolicy.ts';
import './adapters/telegram/sessionStorageShim.ts';
import { boot } from './app/boot/boot.tsx';

// below the floor of engines one sentence is on show already: public/old-browser.js
if (!globalThis.kennelIsTooOld) void boot(document.getElementById('root'));
