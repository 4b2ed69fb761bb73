/** The host's bottom button is the one thing to do next, and gold as in the page. */
import { colour } from '../../components/theme/tokens.ts';

/** As `createTelegram` takes them. */
export const NEXT_COLOURS = { color: colour.gold, text_color: colour['gold-ink'] } as const;
