// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enterText, NO_WORDS, shownWords } from '../../domain/keys/typedWords.ts';
import languages from '../../domain/keys/vectors/languages.json' with { type: 'json' };
import others from '../../domain/keys/vectors/otherWallets.json' with { type: 'json' };
import { type PhraseForm, usePhraseForm } from './usePhraseForm.ts';
import { WordFields } from './WordFields.tsx';

/** Longer timeout: word lists load while other tests run. */
const poll: typeof expect.poll = (read) => expect.poll(read, { timeout: 15_000 });

let form: PhraseForm;

function Typing() {
  form = usePhraseForm(() => undefined);
  return (
    <WordFields
      label="Recovery phrase"
      typed={form.draft.typed}
      onEntry={form.enter}
      offersFor={form.offersFor}
      offersLabel="Matching words"
      wordNumberLabel={(position) => `Word ${position}`}
      wrongPositions={form.unknown.map(({ position }) => position)}
      onHere={form.beHere}
      onEnter={() => undefined}
    />
  );
}

const phraseIn = (language: string): string =>
  languages.vectors.find((vector) => vector.language === language)?.phrase ?? '';

describe('the form of a phrase', () => {
  let root: Root;

  beforeEach(async () => {
    const place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    root.render(<Typing />);
    await poll(() => document.querySelectorAll('input').length).toBe(12);
  });

  afterEach(() => {
    root.unmount();
    document.body.replaceChildren();
  });

  const paste = (text: string) => form.enter(enterText(NO_WORDS, 0, text));

  it('has the words of every language, and finds nothing wrong with them', async () => {
    for (const { language, phrase } of languages.vectors.slice(0, 9)) {
      paste(`zzzz ${phrase.split(/\s/).slice(1).join(' ')}`);
      await poll(() => [language, form.unknown.length]).toEqual([language, 1]);
      paste(phrase);
      await poll(() => [language, form.unknown.length, form.isFilled]).toEqual([language, 0, true]);
      expect(shownWords(form.draft.typed).join(' ')).toBe(phrase.normalize('NFC').replaceAll('\u3000', ' '));
    }
  });

  it('helps with words of the language that the others are in', async () => {
    paste(phraseIn('spanish').replace('talar', 'tallar'));
    await poll(() => form.unknown).toHaveLength(1);
    expect(form.unknown[0]).toMatchObject({ position: 3, word: 'tallar' });
    expect(form.unknown[0]?.nearest).toContain('talar');
    expect(form.offersFor('yog')).toEqual(['yoga', 'yogur']);
  });

  it.each(['russian', 'turkish'])('says that words are of no list: %s', async (language) => {
    paste(phraseIn(language));
    await poll(() => form.named).toEqual({ kind: 'other-language' });
    expect([form.unknown, form.isFilled]).toEqual([[], false]);
    paste(phraseIn('spanish'));
    await poll(() => [form.named, form.isFilled]).toEqual([null, true]);
  });

  it.each([
    ['monero', others.monero[0]],
    ['monero', others.polyseed[0]],
    ['slip39', others.slip39[0]],
    ['slip39', others.slip39[1]],
  ])('names what no number of words fits: %s', async (wallet, text = '') => {
    paste(text);
    await poll(() => form.named).toEqual({ kind: 'other-wallet', wallet });
    expect(form.unknown).toEqual([]);
  });

  it('says nothing else of a text with too many words', async () => {
    paste(`${phraseIn('spanish')} ${phraseIn('spanish')} y otra`);
    await poll(() => form.draft.untaken).toHaveLength(26);
    expect(form.named).toBeNull();
    expect(form.isFilled).toBe(false);
  });

  it('leaves what an input method shows alone until it is done', async () => {
    const input = document.querySelectorAll('input')[1];
    if (input === undefined) throw new Error('no field');
    const show = (text: string, isComposing: boolean) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      const event = new Event('input', { bubbles: true });
      Object.defineProperty(event, 'isComposing', { value: isComposing });
      input.dispatchEvent(event);
    };
    for (const text of ['ｓ', 'ㅅ', '시ㄹ', '실']) {
      show(text, true);
      await poll(() => form.draft.typed.words[1]).toBe(text);
      expect(input.value).toBe(text);
    }
    show('실ᄌ', true);
    input.dispatchEvent(new Event('compositionend', { bubbles: true }));
    await poll(() => form.draft.typed.words[1]).toBe('실ᄌ');
    show('실장 활동', false);
    await poll(() => form.draft.typed.words.slice(1, 3)).toEqual(['실장', '활동']);
  });
});
