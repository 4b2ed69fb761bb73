// One place where coins may lie, with its addresses to choose from.
import { AmountText } from '../../components/AmountText.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Figure } from '../../components/Figure.tsx';
import { FoundRow } from '../../components/FoundRow.tsx';
import { Row } from '../../components/Row.tsx';
import { addressNumber, lookedAt, FOUND_WORDS as WORDS } from '../../text/importWords.ts';
import { nameReading } from '../../text/nameReading.ts';
import styles from './FoundPlace.module.css';
import type { FindingFace, FoundEvents, FoundFace } from './ImportPhraseScreen.types.ts';

interface FoundPlaceProps extends Pick<FoundEvents, 'onChoose' | 'onMore'> {
  readonly finding: FindingFace;
  /** others of the list read the same words with or without their passphrase */
  readonly hasBoth: boolean;
  /** a single key or address needs no name of its place */
  readonly isSingle: boolean;
}

/** What there is to say of an address. */
function noteOf({ isHere, wasUsed, balance }: FoundFace): string {
  if (isHere) return WORDS.here;
  if (balance === null) return WORDS.unknownBalance;
  if (balance > 0n) return WORDS.hasCoins;
  return wasUsed ? WORDS.usedEmpty : WORDS.unused;
}

/** A place; one that could not be looked at says so. */
export function FoundPlace({ finding, hasBoth, isSingle, onChoose, onMore }: FoundPlaceProps) {
  const { reading, accounts, scan } = finding;
  const { title, text } = nameReading(reading, hasBoth);
  return (
    <Card padding="flush" {...(isSingle ? {} : { title: text === null ? title : `${title} · ${text}` })}>
      <ul>
        {accounts.map((account) => (
          <li key={account.index}>
            <FoundRow
              address={account.address}
              name={addressNumber(account.index)}
              note={noteOf(account)}
              trailing={
                account.balance === null ? undefined : <AmountText amount={account.balance} hasUnit={false} />
              }
              isChosen={account.isChosen}
              onChoose={account.isHere ? undefined : (isOn) => onChoose(reading, account.index, isOn)}
            />
          </li>
        ))}
      </ul>
      {scan === 'scanning' && (
        <Row
          leading={<Figure icon="search" isPending />}
          title={WORDS.looking}
          second={lookedAt(finding.scanned)}
        />
      )}
      {scan === 'failed' && (
        <Row leading={<Figure icon="offline" tone="caution" />} title={WORDS.scanFailed} />
      )}
      {!isSingle && scan !== 'scanning' && (
        <div className={styles.more}>
          <Button tone="plain" size="small" icon="plus" onPress={() => onMore(reading)}>
            {WORDS.more}
          </Button>
        </div>
      )}
    </Card>
  );
}
