// The check marks of Mantine's checkboxes and options.
import { Icon } from '../art/Icon.tsx';

interface CheckMarkProps {
  readonly className?: string | undefined;
}

export const BoxMark = ({ className }: CheckMarkProps) => (
  <Icon name="check" size={16} className={className} />
);

export const ChoiceMark = ({ className }: CheckMarkProps) => (
  <Icon name="check" size={22} className={className} />
);
