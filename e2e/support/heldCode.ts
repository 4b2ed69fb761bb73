/** A code held before a phone, for either scanner. */
import { encode } from 'uqr';
import type { Phone } from './Phone.ts';

/** Pixels per module of the code. */
const SCALE = 6;

/** Gives a phone's pages a camera that sees only a code. Call it before the app is opened. */
export async function holdBeforeCamera(phone: Phone, text: string): Promise<void> {
  const { data, size } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])));
  await phone.context.addInitScript(
    ({ squares, points, scale }) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: points, height: points });
        const drawing = canvas.getContext('2d');
        if (drawing === null) throw new Error('nothing to draw on');
        const draw = () => {
          drawing.fillStyle = 'white';
          drawing.fillRect(0, 0, points, points);
          drawing.fillStyle = 'black';
          for (const { x, y } of squares) drawing.fillRect(x * scale, y * scale, scale, scale);
        };
        draw();
        // a canvas produces new frames only when redrawn
        setInterval(draw, 100);
        return canvas.captureStream(10);
      };
    },
    { squares: dark, points: size * SCALE, scale: SCALE },
  );
}

/** Shows a code to Telegram's scanner, once it is open. */
export async function holdBeforeTelegram({ page }: Phone, text: string): Promise<void> {
  await page.waitForFunction((code) => globalThis.kennelHost.showCode(code), text);
}
