// The checks that Mantine's boxes and choices show when they are on.
import { Icon } from '../art/Icon.tsx';

interface CheckMarkProps {
  readonly className?: string | undefined;
}

/** Inside a box. */
export const BoxMark = ({ className }: CheckMarkProps) => (
  <Icon name="check" size={16} className={className} />
);

/** At the end of a row that is chosen. */
export const ChoiceMark = ({ className }: CheckMarkProps) => (
  <Icon name="check" size={22} className={className} />
);
