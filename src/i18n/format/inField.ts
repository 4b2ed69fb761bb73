// A number as it is put into a field that is read in the style of now.
import { typedIn } from '../../domain/amount/inStyle.ts';
import { numberStyle } from './numberStyle.ts';

/** @param plain - with a dot before its decimals, and nothing between thousands */
export const inField = (plain: string): string => typedIn(plain, numberStyle());
