/** The desk: the phone, and the panel beside it. */
import { Panel } from './panel/Panel.tsx';
import { Phone } from './phone/Phone.tsx';
import { usePhone } from './phone/usePhone.ts';

/** What `npm start` opens. */
export function DemoPage() {
  const phone = usePhone();
  return (
    <div className="desk">
      <Phone phone={phone} />
      <Panel phone={phone} />
    </div>
  );
}
