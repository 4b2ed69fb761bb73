// What stands where a content cannot be drawn: an icon, what it is or why, and what helps.
import { Button } from '../../actions/Button.tsx';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/iconPaths.ts';
import styles from '../content.module.css';

interface ContentAsideProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly variant: 'whole' | 'tile';
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** In a tile, which is a button itself, only the icon and the title. */
export function ContentAside({ icon, title, text, variant, action }: ContentAsideProps) {
  return (
    <span className={styles.aside} data-variant={variant}>
      <Icon name={icon} size={variant === 'whole' ? 28 : 24} />
      <span className={styles.asideTitle}>{title}</span>
      {variant === 'whole' && <span className={styles.asideText}>{text}</span>}
      {variant === 'whole' && action && (
        <Button size="small" onPress={action.onPress}>
          {action.label}
        </Button>
      )}
    </span>
  );
}
