// An icon in a tinted circle: the leading figure of rows.
import styles from './Figure.module.css';
import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/iconPaths.ts';

export interface FigureProps {
  readonly icon: IconName;
  /** what the colour says; the icon says it too. @default 'plain' */
  readonly tone?: 'plain' | 'received' | 'note' | 'caution' | 'problem';
  /** breathes slowly, for what is under way */
  readonly isPending?: boolean;
}

/** 40 pixels round. */
export function Figure({ icon, tone = 'plain', isPending }: FigureProps) {
  return (
    <span className={styles.figure} data-tone={tone} data-pending={isPending || undefined}>
      <Icon name={icon} size={20} />
    </span>
  );
}
