// DOGE among the assets: its price with its daily change, the balance and its value.
import { Mark } from '../../../components/art/Mark.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import { ChangeText } from '../../../components/money/ChangeText.tsx';
import { FiatText } from '../../../components/money/FiatText.tsx';
import { inUnitPrice } from '../../../i18n/format/inFiat.ts';
import { TOKEN_LIST_MESSAGES } from '../../../i18n/messages/tokens/tokenListMessages.ts';
import { HOME_MESSAGES as MESSAGES } from '../../../i18n/messages/wallet/homeMessages.ts';
import styles from './HomeTabs.module.css';
import type { HomeTabsProps } from './HomeTabs.types.ts';

type DogeRowProps = Pick<HomeTabsProps, 'held' | 'price' | 'dayChange' | 'isHidden' | 'onChart'>;

/** Links to the price chart. */
export function DogeRow({ held, price, dayChange, isHidden, onChart }: DogeRowProps) {
  return (
    <Card padding="flush">
      <Row
        leading={
          <span className={styles.doge}>
            <Mark size={24} />
          </span>
        }
        title={MESSAGES.dogecoin}
        second={
          price === null ? (
            TOKEN_LIST_MESSAGES.noPrice
          ) : (
            <>
              <bdi>{inUnitPrice(price)}</bdi>
              {dayChange !== null && (
                <>
                  {' '}
                  <ChangeText percent={dayChange} />
                </>
              )}
            </>
          )
        }
        {...(held !== null && {
          trailing: <AmountText amount={held} isHidden={isHidden} hasUnit={false} />,
          trailingSecond: price && !isHidden ? <FiatText amount={held} price={price} /> : '',
        })}
        onPress={onChart}
      />
    </Card>
  );
}
