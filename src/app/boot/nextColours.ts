/** Colors the host's bottom button in gold, like the primary action in the page. */
import { type ButtonColours, HOST_BUTTON_COLOURS } from '../../adapters/telegram/hostButtons.ts';

/** The format that hosts accept. */
const HEX = /^#[\da-f]{6}$/i;

/** Read from the style sheet: the table of tokens would be too large for the first screen. */
export function nextColours(): ButtonColours {
  const styles = getComputedStyle(document.documentElement);
  const [color = '', text_color = ''] = ['--gold', '--gold-ink'].map((name) =>
    styles.getPropertyValue(name).trim(),
  );
  const isGold = HEX.test(color) && HEX.test(text_color);
  return isGold ? ({ color, text_color } as ButtonColours) : HOST_BUTTON_COLOURS;
}
