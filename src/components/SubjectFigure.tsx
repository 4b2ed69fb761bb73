// The figure of what moves: a token's coin, a file, an NFT.
import type { MoveSubject } from '../domain/drc20/TokenMove.ts';
import { Figure } from './Figure.tsx';
import { TokenFigure } from './TokenFigure.tsx';

/** 40 pixels round. Moves tell no picture: a token is known by its letter coin. */
export function SubjectFigure({ subject }: { readonly subject: MoveSubject }) {
  switch (subject.kind) {
    case 'token':
      return <TokenFigure face={{ id: subject.id, tick: subject.tick, logo: null }} loadContent={null} />;
    case 'file':
      return <Figure icon="file" />;
    case 'nft':
      return <Figure icon="image" />;
  }
}
