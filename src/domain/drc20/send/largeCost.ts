/** Above which the cost of token transfers is asked about again. */
import { KOINU_PER_DOGE, type Koinu, koinu } from '../../amount/Koinu.ts';

/** 5 DOGE, koinu: as with the fee of DOGE. */
export const LARGE_COST: Koinu = koinu(5n * KOINU_PER_DOGE);
