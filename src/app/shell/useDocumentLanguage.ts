import { useEffect } from 'react';
import { isRightToLeft, pageLanguage } from '../../i18n/i18n.ts';

/** Sets the page's language and text direction. @param voice - changes with the language */
export function useDocumentLanguage(voice: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is looked up whenever the voice changes
  useEffect(() => {
    const { documentElement: page } = document;
    page.lang = pageLanguage();
    page.dir = isRightToLeft() ? 'rtl' : 'ltr';
  }, [voice]);
}
