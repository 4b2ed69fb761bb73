// The question everybody has once, and the honest answer in a sheet.
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { UNLOCK_WORDS as WORDS } from '../../text/accountWords.ts';
import styles from './ForgottenPassword.module.css';

const Sheet = lazy(() => import('../../components/Sheet.tsx').then((part) => ({ default: part.Sheet })));

/** A quiet question; its sheet loads when it is asked. */
export function ForgottenPassword() {
  const [isOpen, setOpen] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <div className={styles.question}>
      <Button tone="plain" size="small" onPress={ask}>
        {WORDS.forgotten}
      </Button>
      {wasAsked && (
        <Suspense>
          <Sheet isOpen={isOpen} title={WORDS.forgottenTitle} onClose={() => setOpen(false)}>
            <p>{WORDS.forgottenText}</p>
            <p className={styles.tip}>{WORDS.forgottenTip}</p>
            <Button isWide onPress={() => setOpen(false)}>
              {WORDS.close}
            </Button>
          </Sheet>
        </Suspense>
      )}
    </div>
  );
}
