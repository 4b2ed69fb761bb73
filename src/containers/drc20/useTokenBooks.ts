/** Lets the indexes be asked while a screen of tokens is on show. */
import { useEffect } from 'react';
import type { TokenStore } from '../../stores/TokenStore.ts';
import type { TokenBooks } from '../../stores/tokens/TokenBooks.ts';

/** The books, once they are loaded. */
export function useTokenBooks(tokens: TokenStore): TokenBooks | null {
  const { hasIndexes } = tokens;
  useEffect(() => (hasIndexes ? tokens.attend() : undefined), [tokens, hasIndexes]);
  return tokens.books;
}
