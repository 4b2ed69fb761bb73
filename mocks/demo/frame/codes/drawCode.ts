/** Draws a code as a PNG, like a photo or screenshot. */
import { qrModules } from '../../../../src/components/address/QrCode.tsx';

const MODULE = 8;
const QUIET = 4;

/** @returns a `data:` URL */
export function drawCode(text: string): string {
  const modules = qrModules(text);
  const side = (modules.length + 2 * QUIET) * MODULE;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('nothing to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#000';
  modules.forEach((line, y) => {
    line.forEach((isDark, x) => {
      if (isDark) context.fillRect((x + QUIET) * MODULE, (y + QUIET) * MODULE, MODULE, MODULE);
    });
  });
  return canvas.toDataURL('image/png');
}
