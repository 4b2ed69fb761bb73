/** Lets the indexes be asked while a screen of tokens is on show. */
import { useEffect } from 'react';
import type { TokenStore } from '../../stores/TokenStore.ts';
import type { TokenLists } from '../../stores/tokens/TokenLists.ts';

/** The books, once they are loaded. */
export function useTokenLists(tokens: TokenStore): TokenLists | null {
  const { hasIndexes } = tokens;
  useEffect(() => (hasIndexes ? tokens.attend() : undefined), [tokens, hasIndexes]);
  return tokens.lists;
}
