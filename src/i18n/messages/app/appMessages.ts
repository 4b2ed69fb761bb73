// Messages of the apps tab: connected sites, and tools.
import { messages, type TitledMessage, t } from '../../i18n.ts';

export const APP_TAB_MESSAGES = messages('app.tab', {
  title: 'Apps',
  sites: 'Connected sites',
  none: 'No connected sites',
  noneText:
    'When a site’s link opens Kennel, you see who’s asking and decide. Sites you approve are listed here.',
  lastUsed: 'Last used',
  tools: 'Tools',
});

/** A tool, named by its route. */
export type ToolName =
  | 'merge-coins'
  | 'sign-message'
  | 'verify-message'
  | 'sweep'
  | 'cold-sign'
  | 'psbt'
  | 'account-key';

/** The name of a tool, and its use. */
export function describeTool(tool: ToolName): TitledMessage {
  switch (tool) {
    case 'merge-coins':
      return {
        title: t('app.tool.merge-coins.title', 'Merge coins'),
        text: t('app.tool.merge-coins.text', 'Combine many small coins into one, so sending costs less.'),
      };
    case 'sign-message':
      return {
        title: t('app.tool.sign-message.title', 'Sign a message'),
        text: t('app.tool.sign-message.text', 'Prove that an address is yours.'),
      };
    case 'verify-message':
      return {
        title: t('app.tool.verify-message.title', 'Verify a message'),
        text: t('app.tool.verify-message.text', 'Check whether a signed message is genuine.'),
      };
    case 'sweep':
      return {
        title: t('app.tool.sweep.title', 'Sweep a paper wallet'),
        text: t('app.tool.sweep.text', 'Move all coins from a printed key to this account.'),
      };
    case 'psbt':
      return {
        title: t('app.tool.psbt.title', 'Sign with others'),
        text: t('app.tool.psbt.text', 'Open, check and sign a transaction from another wallet.'),
      };
    case 'cold-sign':
      return {
        title: t('app.tool.cold-sign.title', 'Offline signing'),
        text: t('app.tool.cold-sign.text', 'Sign between two phones by scanning codes.'),
      };
    case 'account-key':
      return {
        title: t('app.tool.account-key.title', 'Watch from another phone'),
        text: t(
          'app.tool.account-key.text',
          'Show this wallet’s public key, so another phone sees its balance.',
        ),
      };
  }
}
