/** What the screens of tokens have in common. */
import type { AppServices } from '../AppContext.tsx';

/** Steps that work without an index. */
export const tokenSteps = ({ nav }: AppServices) => ({
  onReceive: () => nav.go('receive'),
  onHistory: () => nav.go('history'),
  onSend: () => nav.go('tx-create'),
});
