// A drawing on its ground line, in front of the kennel's doorway: how a screen without numbers opens.
import { Illustration, type IllustrationName } from './drawings/Illustration.tsx';
import styles from './Scene.module.css';

export interface SceneProps {
  readonly name: IllustrationName;
  /** `small` where a keyboard takes half of the screen. @default 'large' */
  readonly size?: 'large' | 'small';
}

/** As wide as the column, edge to edge; decoration. */
export function Scene({ name, size = 'large' }: SceneProps) {
  return (
    <div className={styles.scene} data-size={size}>
      <Illustration name={name} />
    </div>
  );
}
