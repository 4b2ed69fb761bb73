/** Tells the browser, and those who have the page read to them, which language it is in. */
import { useEffect } from 'react';
import { pageLanguage, runsRightToLeft } from '../../i18n/i18n.ts';

/** @param voice - changes with the language */
export function useDocumentLanguage(voice: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is looked up whenever the voice changes
  useEffect(() => {
    const { documentElement: page } = document;
    page.lang = pageLanguage();
    page.dir = runsRightToLeft() ? 'rtl' : 'ltr';
  }, [voice]);
}
