// Whose bill it is: the address of its server, large; what it calls itself under it, and its logo once somebody asked for that.
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
  /** null: the bill names none */
  readonly icon: Loadable<UntrustedContent> | null;
  readonly onIcon: () => void;
}

/** The name stands beside the address and never for it. */
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

/** Pixels alone are drawn: no drawing, no page, no text. */
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
