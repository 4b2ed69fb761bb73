/** Images for the wallet: codes of addresses and bills, a look-alike, and a file that is no image. */
import { formatDogecoinUri } from '../../../../src/domain/address/dogecoinUri.ts';
import { koinu } from '../../../../src/domain/amount/Koinu.ts';
import { hugePng } from '../../../sandbox/tokens/hostileContents.ts';
import { IMPOSTOR, MOON_COFFEE } from '../../people.ts';

export interface Code {
  readonly name: string;
  readonly hint: string;
  /** its content; null when no scanner can read it */
  readonly text: string | null;
}

/** A bill of Moon Coffee for 4.2 DOGE. */
export const BILL = formatDogecoinUri({
  address: MOON_COFFEE,
  amount: koinu(420_000_000n),
  label: 'Moon Coffee',
});

/** The codes that are always offered. */
export const CODES: readonly Code[] = [
  { name: 'Moon Coffee', hint: 'its address', text: MOON_COFFEE },
  { name: 'A bill', hint: '4.2 DOGE, Moon Coffee', text: BILL },
  { name: 'A look-alike', hint: 'same ends, a stranger’s', text: IMPOSTOR },
  { name: 'A hostile picture', hint: '60,000 pixels wide', text: null },
];

/** Pixels per side in a PNG header that would exhaust a phone's memory if decoded. */
const HOSTILE_SIDE = 60_000;

/** The hostile picture as a `data:` URL. */
export function hostilePicture(): string {
  const bytes = hugePng(HOSTILE_SIDE, HOSTILE_SIDE);
  return `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`;
}
