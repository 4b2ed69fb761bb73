// Showing one private key: the password again, then the key while the button is held.

import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import { KEY_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import { type LockedSecret, SecretGate, type SecretGateEvents } from '../SecretGate.tsx';
import { HeldKey, type HeldKeyProps } from './HeldKey.tsx';

export type ExportPrivateKeyView = { readonly account: NamedAddress } & (
  | LockedSecret
  | { readonly status: 'open' }
);

export type ExportPrivateKeyEvents = SecretGateEvents & Pick<HeldKeyProps, 'reveal' | 'whenHidden'>;

/** The key of one address (Spec §2, route /settings/export-private-key). */
export function ExportPrivateKeyScreen(props: ExportPrivateKeyView & ExportPrivateKeyEvents) {
  if (props.status === 'open') return <HeldKey {...props} />;
  return (
    <SecretGate
      ask={props}
      title={MESSAGES.title}
      text={MESSAGES.text}
      name={props.account.name}
      none={{ title: MESSAGES.noneTitle, text: MESSAGES.noneText }}
      onPassword={props.onPassword}
      onRestart={props.onRestart}
      onLeave={props.onLeave}
    />
  );
}
