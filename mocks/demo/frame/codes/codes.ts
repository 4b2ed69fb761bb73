/** Pictures that the wallet can be given: codes of addresses and bills, a look-alike, and one that is no picture at all. */
import { formatDogecoinUri } from '../../../../src/domain/address/dogecoinUri.ts';
import { koinu } from '../../../../src/domain/amount/Koinu.ts';
import { hugePng } from '../../../sandbox/tokens/hostileContents.ts';
import { IMPOSTOR, MOON_COFFEE } from '../../people.ts';

/** One picture. */
export interface Code {
  readonly name: string;
  readonly hint: string;
  /** what it says; null for what no scanner reads */
  readonly text: string | null;
}

/** A bill of Moon Coffee for 4.2 DOGE. */
export const BILL = formatDogecoinUri({
  address: MOON_COFFEE,
  amount: koinu(420_000_000n),
  label: 'Moon Coffee',
});

/** The codes that are always there. */
export const CODES: readonly Code[] = [
  { name: 'Moon Coffee', hint: 'its address', text: MOON_COFFEE },
  { name: 'A bill', hint: '4.2 DOGE, Moon Coffee', text: BILL },
  { name: 'A look-alike', hint: 'same ends, a stranger’s', text: IMPOSTOR },
  { name: 'A hostile picture', hint: '60,000 pixels wide', text: null },
];

/** The head of a PNG that would fill a phone's memory if it were drawn. */
const HOSTILE_SIDE = 60_000;

/** The hostile picture as a `data:` URL. */
export function hostilePicture(): string {
  const bytes = hugePng(HOSTILE_SIDE, HOSTILE_SIDE);
  return `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`;
}
