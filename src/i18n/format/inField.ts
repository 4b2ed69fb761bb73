// Formats a number for a field that is parsed in the current style.
import { typedIn } from '../../domain/amount/inStyle.ts';
import { numberStyle } from './numberStyle.ts';

/** @param plain - with a dot before its decimals, and no group marks */
export const inField = (plain: string): string => typedIn(plain, numberStyle());
