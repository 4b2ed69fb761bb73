// The vendor: its server's host, large; its own name below, and its logo once requested.
import { Button } from '../../../components/actions/Button.tsx';
import { SiteOrigin } from '../../../components/address/SiteOrigin.tsx';
import { Icon } from '../../../components/art/Icon.tsx';
import { ContentView } from '../../../components/tokens/ContentView.tsx';
import { contentKind, type UntrustedContent } from '../../../domain/content/contentKind.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { BILL_MESSAGES as MESSAGES } from '../../../i18n/messages/send/billMessages.ts';
import styles from './Bill.module.css';

interface BillHeadProps {
  readonly host: string;
  readonly vendor: string;
  /** null: the bill has none */
  readonly icon: Loadable<UntrustedContent> | null;
  readonly onIcon: () => void;
}

/** The name is shown beside the host, never instead of it. */
export function BillHead({ host, vendor, icon, onIcon }: BillHeadProps) {
  return (
    <div className={styles.head}>
      <VendorIcon icon={icon} />
      <div className={styles.who}>
        <SiteOrigin origin={`https://${host}`} name={vendor} />
        {icon?.status === 'idle' && (
          <span className={styles.logo}>
            <Button tone="plain" size="small" icon="image" onPress={onIcon}>
              {MESSAGES.showIcon}
            </Button>
          </span>
        )}
        {icon?.status === 'failed' && (
          <p className={styles.dim} role="status">
            {MESSAGES.noIcon}
          </p>
        )}
      </div>
    </div>
  );
}

/** Only raster images are shown: no SVG, no page, no text. */
function VendorIcon({ icon }: Pick<BillHeadProps, 'icon'>) {
  const content = icon?.status === 'ready' ? icon.value : null;
  const isPicture = content !== null && contentKind(content.mime, content.bytes).kind === 'picture';
  if (!isPicture)
    return (
      <span className={styles.mark} aria-hidden="true">
        <Icon name="wallet" size={24} />
      </span>
    );
  return (
    <span className={styles.mark}>
      <ContentView state={{ kind: 'ready', content }} label={MESSAGES.icon} variant="tile" />
    </span>
  );
}
