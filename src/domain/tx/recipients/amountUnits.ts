/** Units in lists of amounts, which must not be taken for names: currencies, coins, and multipliers. */
import { withoutInvisible } from '../../text/plainText.ts';

/** ISO 4217 codes, and tickers of the same form. In capitals only: `Bob` and `All` are names. */
const CODES = new Set(
  `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNH CNY
  COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR
  IQD IRR IRT ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR
  MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RUR RWF SAR SBD SCR SDG SEK SGD
  SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XAG
  XAU XCD XOF XPF YER ZAR ZMW ZWL ADA APT ARB AVAX BCH BNB BTC DAI DASH DOT ETC ETH FDUSD LTC NEAR PEPE SHIB SOL SUI TON
  TRX USDC USDT XLM XMR XRP ZEC WDOGE DOGE`.split(/\s+/),
);

/** Units in any case that are not names, and words for multiples. */
const WORDS = new Set(
  `usd eur gbp jpy cny rub uah brl inr mxn ars clp krw idr ngn pln cad aud chf sek nok dkk czk huf btc eth ltc usdt usdc bnb xrp
  bch ton trx doge dogecoin dollar dollars bucks cent cents euro euros eura pound pounds yen yuan rmb rupee rupees rupiah rubel ruble
  rubles peso pesos real reais lira bitcoin sat sats satoshi satoshis koinu koinus shibes k m mio mln million millions mrd bn billion
  thousand tsd tys tl rs xdg тыс млн долл руб рублей рубль евро доллар долларов гривен`.split(/\s+/),
);

const SIGN = /^(?:\p{L}{0,3}\p{Sc}|[%‰])$/u;
/** A few capital letters may be a currency or a name. */
const CAPITALS = /^\p{Lu}{3,5}$/u;

const plainWord = (text: string): string => withoutInvisible(text).trim().replace(/\.$/, '');

/** Whether a word next to an amount is a unit or a multiplier. */
export function isAmountUnit(text: string): boolean {
  const word = plainWord(text);
  return SIGN.test(word) || CODES.has(word) || WORDS.has(word.toLowerCase());
}

/** `isAmountUnit` for a one-word name that is separated from the amount only by a space. */
export const mayBeUnit = (text: string): boolean => CAPITALS.test(plainWord(text)) || isAmountUnit(text);

/** Whether a word is the unit of payment. @param unit - matches it after an amount */
export function isOwnUnit(text: string, unit: RegExp): boolean {
  const word = plainWord(text);
  return word !== '' && `0 ${word}`.replace(unit, '') === '0';
}

const BESIDE = /^([\p{L}\p{Sc}]*)\s*(\p{Nd}[\p{Nd}.,٫٬'’\s]*?)\s*([\p{L}\p{Sc}%‰]*)$/u;

/** Splits off a unit before or after an amount, unless it is the unit of payment. */
export function cutUnit(
  text: string,
  unit: RegExp,
): { readonly number: string; readonly other: string | null } {
  const plain = withoutInvisible(text).trim().replace(unit, '');
  const [, before = '', number = '', after = ''] = BESIDE.exec(plain) ?? [];
  if (number === '') return { number: plain, other: null };
  const other = [before, after].find((word) => word !== '' && !isOwnUnit(word, unit)) ?? null;
  return { number, other };
}
