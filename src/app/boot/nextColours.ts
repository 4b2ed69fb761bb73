/** The host's bottom button is the one thing to do next, and gold as in the page; what cannot be undone wears the colour of danger. */
import {
  type ButtonColours,
  type ButtonColoursOf,
  HOST_BUTTON_COLOURS,
} from '../../adapters/telegram/hostButtons.ts';

/** As hosts take colours. */
const HEX = /^#[\da-f]{6}$/i;

/** Read from the style sheet: the table of tokens is more than the first screen may load. */
export const nextColours: ButtonColoursOf = (tone) => {
  const styles = getComputedStyle(document.documentElement);
  const names = tone === 'danger' ? ['--problem', '--page'] : ['--gold', '--gold-ink'];
  const [color = '', text_color = ''] = names.map((name) => styles.getPropertyValue(name).trim());
  const isThemed = HEX.test(color) && HEX.test(text_color);
  return isThemed ? ({ color, text_color } as ButtonColours) : HOST_BUTTON_COLOURS;
};
