/** The coin that is sent along with a token. */
import { type Koinu, koinu } from '../../amount/Koinu.ts';

/** The smallest output without a dust surcharge, 0.01 DOGE in koinu. */
export const RECIPIENT_VALUE: Koinu = koinu(1_000_000n);
