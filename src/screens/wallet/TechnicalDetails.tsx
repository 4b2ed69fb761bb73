// Technical details of a transfer, collapsed.
import { type ReactNode, useState } from 'react';
import { Disclosure } from '../../components/layout/Disclosure.tsx';
import { FACT_MESSAGES } from '../../i18n/messages/wallet/detailMessages.ts';

interface TechnicalDetailsProps {
  readonly children: ReactNode;
}

export function TechnicalDetails({ children }: TechnicalDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={FACT_MESSAGES.technical} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} isFlush>
      {children}
    </Disclosure>
  );
}
