// Three rules before a secret is shown, or a file is created.

import { Avatar } from '../../components/address/Avatar.tsx';
import type { IconName } from '../../components/art/iconPaths.ts';
import { Card } from '../../components/layout/Card.tsx';
import styles from './SecretRules.module.css';

interface SecretRulesProps {
  readonly rules: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[];
}

export function SecretRules({ rules }: SecretRulesProps) {
  return (
    <Card padding="flush">
      <ul>
        {rules.map((rule) => (
          <li key={rule.title} className={styles.rule}>
            <Avatar icon={rule.icon} />
            <div>
              <p className={styles.title}>{rule.title}</p>
              <p className={styles.text}>{rule.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
