// Shows at home that a wallet is missing or was restored, with the action to take.
import { Notice } from '../../../components/feedback/Notice.tsx';
import { describeVaultNotice } from '../../../i18n/messages/accounts/missingMessages.ts';
import type { HomeEvents, HomeView } from './HomeScreen.types.ts';

type VaultBannerProps = Pick<HomeView, 'vaultNotice'> & Pick<HomeEvents, 'onVaultNotice'>;

/** Renders nothing if the vault is complete. */
export function VaultBanner({ vaultNotice, onVaultNotice }: VaultBannerProps) {
  if (vaultNotice === null) return null;
  const { tone, title, text, action } = describeVaultNotice(vaultNotice);
  return <Notice tone={tone} title={title} text={text} action={{ label: action, onPress: onVaultNotice }} />;
}
