// The sheet that opens a balance to its parts.
import { PartsList, type PartsListProps } from './PartsList.tsx';
import { Sheet } from './Sheet.tsx';

export interface PartsSheetProps extends PartsListProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What the balance is made of, and why some of it cannot be sent now. */
export function PartsSheet({ isOpen, onClose, ...list }: PartsSheetProps) {
  return (
    <Sheet isOpen={isOpen} title="Inside your balance" onClose={onClose}>
      <PartsList {...list} />
    </Sheet>
  );
}
