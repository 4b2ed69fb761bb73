/** Parses a draft: recipient, amount and fee rate. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { DogecoinUri, DogecoinUriProblem } from '../../domain/address/dogecoinUri.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { AddressProblem } from '../../domain/address/parseAddress.ts';
import { type FeeRate, presetFeeRate } from '../../domain/amount/FeeRate.ts';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { AmountProblem } from '../../domain/amount/parseDoge.ts';
import type { FeeTextProblem } from '../../domain/amount/parseFeeRate.ts';
import type { Result } from '../../domain/result.ts';
import type { TransferRules } from '../chain/transferRules.ts';
import type { DraftInput } from './DraftInput.ts';

/** The recipient parsed from the text. */
export interface ReadRecipient {
  readonly address: DogeAddress | null;
  readonly problem: AddressProblem | DogecoinUriProblem | null;
  /** the payment link, if the text was one */
  readonly link: DogecoinUri | null;
}

export const NOBODY: ReadRecipient = { address: null, problem: null, link: null };

export interface RecipientReading {
  readonly rules: TransferRules;
  readonly network: Network;
  /** one-time scripts of ours, which must not be paid */
  readonly commitAddresses: ReadonlySet<string>;
}

/** Parses an address or a payment link. Our own commit scripts are rejected. */
export function readRecipient(text: string, reading: RecipientReading): ReadRecipient {
  const read = readAny(text, reading);
  const isScript = read.address !== null && reading.commitAddresses.has(read.address);
  return isScript ? { ...NOBODY, problem: { kind: 'commit-script' } } : read;
}

function readAny(text: string, { rules, network }: RecipientReading): ReadRecipient {
  if (text.trim() === '') return NOBODY;
  const [first, second] = rules.paymentLinksIn(text);
  if (first === undefined) {
    const read = rules.parseAddress(text, network);
    return read.ok ? { ...NOBODY, address: read.value } : { ...NOBODY, problem: read.problem };
  }
  const whole = rules.parseDogecoinUri(first, network);
  const part = second === undefined ? whole : rules.parseDogecoinUri(second, network);
  const link = part.ok && !whole.ok ? part : whole;
  if (link.ok) return { address: link.value.address, problem: null, link: link.value };
  const { problem } = link;
  return { ...NOBODY, problem: problem.kind === 'bad-address' ? problem.problem : problem };
}

/** The typed amount; null while nothing is typed, when sending the maximum, and for fiat without a price. */
export function readAmount(
  input: DraftInput,
  price: FiatPrice | null,
  rules: TransferRules,
): Result<Koinu, AmountProblem> | null {
  if (input.isMax || input.amountText.trim() === '') return null;
  const text = rules.plainNumber(input.amountText, input.amountStyle);
  if (input.unit === 'doge') return rules.parseDoge(text);
  return price === null ? null : rules.parseFiat(text, price);
}

/** The chosen rate; null while a custom one is missing or invalid. */
export function readFeeRate(
  { feeChoice, customFeeText, amountStyle }: Pick<DraftInput, 'feeChoice' | 'customFeeText' | 'amountStyle'>,
  rules: TransferRules,
): FeeRate | null {
  if (feeChoice.kind === 'preset') return presetFeeRate(feeChoice.multiple);
  const read = rules.parseFeeRate(rules.plainNumber(customFeeText, amountStyle));
  return read.ok ? read.value : null;
}

/** Why the typed fee rate is invalid; null with a preset, or while nothing was typed. */
export function readFeeProblem(
  { feeChoice, customFeeText, amountStyle }: Pick<DraftInput, 'feeChoice' | 'customFeeText' | 'amountStyle'>,
  rules: TransferRules,
): FeeTextProblem | null {
  if (feeChoice.kind === 'preset' || customFeeText.trim() === '') return null;
  const read = rules.parseFeeRate(rules.plainNumber(customFeeText, amountStyle));
  return read.ok ? null : read.problem;
}
