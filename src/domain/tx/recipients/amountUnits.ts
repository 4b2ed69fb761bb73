/** What stands beside an amount in a list and is no name: currencies, coins, and words for many. */
import { withoutInvisible } from '../../text/plainText.ts';

/** ISO 4217, and tickers that are written like it. As capitals only: `Bob` and `All` are names. */
const CODES = new Set(
  `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNH CNY
  COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR
  IQD IRR IRT ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR
  MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RUR RWF SAR SBD SCR SDG SEK SGD
  SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XAG
  XAU XCD XOF XPF YER ZAR ZMW ZWL ADA APT ARB AVAX BCH BNB BTC DAI DASH DOT ETC ETH FDUSD LTC NEAR PEPE SHIB SOL SUI TON
  TRX USDC USDT XLM XMR XRP ZEC WDOGE DOGE`.split(/\s+/),
);

/** The same in any letters, where nobody is called so, and words for amounts of another size. */
const WORDS = new Set(
  `usd eur gbp jpy cny rub uah brl inr mxn ars clp krw idr ngn pln cad aud chf sek nok dkk czk huf btc eth ltc usdt usdc bnb xrp
  bch ton trx doge dogecoin dollar dollars bucks cent cents euro euros eura pound pounds yen yuan rmb rupee rupees rupiah rubel ruble
  rubles peso pesos real reais lira bitcoin sat sats satoshi satoshis koinu koinus shibes k m mio mln million millions mrd bn billion
  thousand tsd tys tl rs xdg тыс млн долл руб рублей рубль евро доллар долларов гривен`.split(/\s+/),
);

const SIGN = /^(?:\p{L}{0,3}\p{Sc}|[%‰])$/u;
/** A few capitals alone may be a currency or a name. */
const CAPITALS = /^\p{Lu}{3,5}$/u;

const plainWord = (text: string): string => withoutInvisible(text).trim().replace(/\.$/, '');

/** Whether a word beside an amount names what the amount is of, or how many times it is meant. */
export function isAmountUnit(text: string): boolean {
  const word = plainWord(text);
  return SIGN.test(word) || CODES.has(word) || WORDS.has(word.toLowerCase());
}

/** The same of a name of one word, where nothing but a space tells it from the amount. */
export const mayBeUnit = (text: string): boolean => CAPITALS.test(plainWord(text)) || isAmountUnit(text);

/** Whether a word is the unit that is paid in. @param unit - matches it behind an amount */
export function isOwnUnit(text: string, unit: RegExp): boolean {
  const word = plainWord(text);
  return word !== '' && `0 ${word}`.replace(unit, '') === '0';
}

const BESIDE = /^([\p{L}\p{Sc}]*)\s*(\p{Nd}[\p{Nd}.,٫٬'’\s]*?)\s*([\p{L}\p{Sc}%‰]*)$/u;

/** An amount and the unit that stands before or behind it, where that is not the one paid in. */
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
