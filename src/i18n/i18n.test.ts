// All messages are in the current language.
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { afterEach, describe, expect, it } from 'vitest';
import { activeLanguage, messages, setLanguage, t } from './i18n.ts';

const MESSAGES = messages('test', {
  title: 'Wallets',
  rules: [{ text: 'Check who’s watching' }, { text: 'Be calm' }],
});
const countCoins = (count: number): string =>
  t('test.coins', '{count, plural, one {1 coin} other {{count} coins}}', { count });

const SPANISH = {
  'test.title': compileMessage('Carteras'),
  'test.rules.1.text': compileMessage('Con calma'),
  'test.coins': compileMessage('{count, plural, one {1 moneda} other {{count} monedas}}'),
};

afterEach(() => setLanguage('en'));

describe('a message', () => {
  it('is English at first', () => {
    expect([activeLanguage(), MESSAGES.title, countCoins(1), countCoins(2)]).toEqual([
      'en',
      'Wallets',
      '1 coin',
      '2 coins',
    ]);
  });

  it('is said in another language as soon as that is spoken', () => {
    setLanguage('es', SPANISH);
    expect([MESSAGES.title, MESSAGES.rules[1]?.text, countCoins(1), countCoins(2)]).toEqual([
      'Carteras',
      'Con calma',
      '1 moneda',
      '2 monedas',
    ]);
    setLanguage('en');
    expect(MESSAGES.title).toBe('Wallets');
  });

  it('stays English where the catalogue has none', () => {
    setLanguage('es', SPANISH);
    expect(MESSAGES.rules[0]?.text).toBe('Check who’s watching');
  });

  it('takes exactly the values that its placeholders name', () => {
    // @ts-expect-error: a value is missing
    expect(t('test.named', 'Hello {name}')).toBe('Hello ');
    // @ts-expect-error: a number chooses a plural
    expect(t('test.coins', '{count, plural, one {1 coin} other {coins}}', { count: 'two' })).toBe('coins');
    // @ts-expect-error: nothing is to be filled in
    expect(t('test.bare', 'Hello', { name: 'Shiba' })).toBe('Hello');
  });

  it('lists its names as the English words do', () => {
    setLanguage('es', SPANISH);
    expect(Object.keys(MESSAGES)).toEqual(['title', 'rules']);
    expect({ ...MESSAGES }.title).toBe('Carteras');
  });
});
