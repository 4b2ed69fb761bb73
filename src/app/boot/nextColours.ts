/** The host's bottom button is the one thing to do next, and gold as in the page. */
import { type ButtonColours, HOST_BUTTON_COLOURS } from '../../adapters/telegram/hostButtons.ts';

/** As hosts take colours. */
const HEX = /^#[\da-f]{6}$/i;

/** Read from the style sheet: the table of tokens is more than the first screen may load. */
export function nextColours(): ButtonColours {
  const styles = getComputedStyle(document.documentElement);
  const [color = '', text_color = ''] = ['--gold', '--gold-ink'].map((name) =>
    styles.getPropertyValue(name).trim(),
  );
  const isGold = HEX.test(color) && HEX.test(text_color);
  return isGold ? ({ color, text_color } as ButtonColours) : HOST_BUTTON_COLOURS;
}
