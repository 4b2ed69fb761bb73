// The avatar of what is transferred: a token's coin, a file, an NFT.
import type { TransferSubject } from '../../domain/drc20/TokenActivity.ts';
import { TokenAvatar } from '../tokens/TokenAvatar.tsx';
import { Avatar } from './Avatar.tsx';

/** 40 pixels in diameter. Transfers contain no picture: a token shows its letter coin. */
export function SubjectAvatar({ subject }: { readonly subject: TransferSubject }) {
  switch (subject.kind) {
    case 'token':
      return <TokenAvatar summary={{ id: subject.id, tick: subject.tick, logo: null }} loadContent={null} />;
    case 'file':
      return <Avatar icon="file" />;
    case 'nft':
      return <Avatar icon="image" />;
  }
}
