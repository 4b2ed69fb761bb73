// Shown instead of content that can't be displayed: an icon, what it is or why, and what helps.
import { Button, type ButtonAction } from '../../actions/Button.tsx';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/iconPaths.ts';
import styles from '../content.module.css';

/** `tile`: small, in a list · `whole`: on its own page */
export type ContentVariant = 'tile' | 'whole';

interface ContentAsideProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly variant: ContentVariant;
  readonly action?: ButtonAction | undefined;
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
