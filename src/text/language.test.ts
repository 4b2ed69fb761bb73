// Whatever Kennel says, it says in the language that is spoken now.
import { afterEach, describe, expect, it } from 'vitest';
import { inLanguage, runsRightToLeft, speak, spokenLanguage } from './language.ts';
import { loadLanguage } from './loadLanguage.ts';

const MESSAGES = inLanguage('test.WORDS', { title: 'Wallets', rules: ['Be alone', 'Be calm'] });
const countCoins = inLanguage('test.countCoins', (count: number) => `${count} coins`);

const SPANISH = new Map<string, unknown>([
  ['test.WORDS', { title: 'Carteras', rules: ['A solas', 'Con calma'] }],
  ['test.countCoins', (count: number) => `${count} monedas`],
]);

afterEach(() => speak('en'));

describe('what is said', () => {
  it('is English at first', () => {
    expect([spokenLanguage(), MESSAGES.title, countCoins(2)]).toEqual(['en', 'Wallets', '2 coins']);
  });

  it('is said in another language as soon as that is spoken', () => {
    speak('es', SPANISH);
    expect([MESSAGES.title, MESSAGES.rules[1], countCoins(2)]).toEqual([
      'Carteras',
      'Con calma',
      '2 monedas',
    ]);
    speak('en');
    expect(MESSAGES.title).toBe('Wallets');
  });

  it('stays English where the other language has nothing to say', () => {
    speak('es');
    expect(MESSAGES.title).toBe('Wallets');
  });

  it('is longer and accented in disguise, and keeps its numbers', async () => {
    await loadLanguage('pseudo');
    expect(MESSAGES.title).toMatch(/^\[Ŵáĺĺéťš [~ ]+\]$/);
    expect(MESSAGES.rules[0]).toContain('Ɓé áĺóńé');
    expect(countCoins(21)).toContain('21 ćóíńš');
    expect(countCoins(21).length).toBeGreaterThan('21 coins'.length * 1.3);
  });

  it('runs from right to left in one disguise only', () => {
    expect(runsRightToLeft()).toBe(false);
    speak('pseudo-rtl');
    expect(runsRightToLeft()).toBe(true);
  });

  it('lists its names as the English words do', () => {
    speak('es', SPANISH);
    expect(Object.keys(MESSAGES)).toEqual(['title', 'rules']);
    expect({ ...MESSAGES }.title).toBe('Carteras');
  });
});
