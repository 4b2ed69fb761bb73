import type { ReactNode } from 'react';
import { Identicon } from '../../../src/components/art/Identicon.tsx';
import { Illustration, type IllustrationName } from '../../../src/components/art/Illustration.tsx';
import { Mark } from '../../../src/components/art/Mark.tsx';
import { MoodDog } from '../../../src/components/art/MoodDog.tsx';
import styles from './foundations.module.css';

const OCCASIONS: Readonly<Record<IllustrationName, string>> = {
  welcome: 'the first screen',
  empty: 'a list that has nothing yet',
  searching: 'wallets, coins and copies are looked for',
  success: 'sent, created, restored',
  failure: 'something went wrong',
  offline: 'the network is away',
  locked: 'the lock screen',
  book: 'no index is set up',
};

function Drawn({ children, name }: { readonly children: ReactNode; readonly name: string }) {
  return (
    <li className={styles.drawing}>
      {children}
      {name}
    </li>
  );
}

/** Every illustration with its occasion. */
export function Illustrations() {
  return (
    <ul className={styles.drawings}>
      {(Object.keys(OCCASIONS) as IllustrationName[]).map((name) => (
        <Drawn key={name} name={`${name}: ${OCCASIONS[name]}`}>
          <Illustration name={name} height={104} />
        </Drawn>
      ))}
    </ul>
  );
}

/** The mark from 16 pixels up. */
export function Marks() {
  return (
    <ul className={styles.drawings}>
      {[16, 24, 32, 48, 96].map((size) => (
        <Drawn key={size} name={`${size} px`}>
          <Mark size={size} />
        </Drawn>
      ))}
    </ul>
  );
}

const MOODS = ['asleep', 'worried', 'alert', 'happy'] as const;

/** The dogs of the password strength meter and of accounts. */
export function Dogs() {
  return (
    <ul className={styles.drawings}>
      {MOODS.map((mood) => (
        <Drawn key={mood} name={mood}>
          <MoodDog mood={mood} />
        </Drawn>
      ))}
      {['D1', 'D2', 'D3', 'D4', 'D5', 'D6'].map((address) => (
        <Drawn key={address} name={`account ${address}`}>
          <Identicon address={address} size={48} />
        </Drawn>
      ))}
    </ul>
  );
}
