/** What goes along with a token. */
import { type Koinu, koinu } from '../../amount/Koinu.ts';

/** What a recipient gets along: the least coin that costs no surcharge, 0.01 DOGE in koinu. */
export const RECIPIENT_VALUE: Koinu = koinu(1_000_000n);
