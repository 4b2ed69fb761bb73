// Placeholder rows of the same height and position, so that the layout doesn't jump.

import { Skeleton } from '../feedback/Skeleton.tsx';
import styles from './RowsSkeleton.module.css';

/** @param props.count - expected number of rows */
export function RowsSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other identity than their index
        <div key={index} className={styles.row}>
          <Skeleton width="40px" height="40px" shape="round" />
          <div className={styles.textBlock}>
            <Skeleton width={index % 2 === 0 ? '42%' : '34%'} />
            <Skeleton width="58%" height="12px" />
          </div>
          <div className={styles.trailing}>
            <Skeleton width={index % 2 === 0 ? '72px' : '56px'} />
            <Skeleton width="44px" height="12px" />
          </div>
        </div>
      ))}
    </div>
  );
}
