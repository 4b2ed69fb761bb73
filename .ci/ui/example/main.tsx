// Another project's app with ten components of the package. It is copied elsewhere, so that it can't import Kennel's sources.
import { AmountText } from 'kennel/ui/AmountText';
import { Button } from 'kennel/ui/Button';
import { Card } from 'kennel/ui/Card';
import { CopyButton } from 'kennel/ui/CopyButton';
import { Identicon } from 'kennel/ui/Identicon';
import { Illustration } from 'kennel/ui/Illustration';
import { KennelTheme } from 'kennel/ui/KennelTheme';
import { koinu } from 'kennel/ui/koinu';
import { loadLanguage } from 'kennel/ui/language';
import { Notice } from 'kennel/ui/Notice';
import { QrCode } from 'kennel/ui/QrCode';
import { SegmentedChips } from 'kennel/ui/SegmentedChips';
import { TextField } from 'kennel/ui/TextField';
import { colour } from 'kennel/ui/tokens';
import { type CSSProperties, useState } from 'react';
import { createRoot } from 'react-dom/client';

const SPEEDS = [
  { value: 'slow', label: 'Slow' },
  { value: 'fast', label: 'Fast' },
] as const;

/** A custom theme. */
const BLUE = { '--gold': colour.note } as CSSProperties;

function App() {
  const [language, setLanguage] = useState<'en' | 'es'>('en');
  const [name, setName] = useState('');
  const [speed, setSpeed] = useState<'slow' | 'fast'>('slow');
  const [count, setCount] = useState(0);
  const speakSpanish = () => void loadLanguage('es').then(() => setLanguage('es'));
  return (
    <main key={language} style={{ maxWidth: 480, color: colour.text }}>
      <Illustration name="welcome" />
      <Card title="Yours">
        <Identicon address="DBXu2kgc3xtvCUWFcxFE3r9hEYgmuaaCyD" />
        <AmountText amount={koinu(42_069_000_000n)} isExpandable />
        <CopyButton label="Copy address" outcome="copied" onCopy={() => undefined} />
      </Card>
      <Notice tone="caution" title="Only an example" />
      <TextField label="Name" text={name} onText={setName} />
      <SegmentedChips label="Speed" options={SPEEDS} chosen={speed} onChoose={setSpeed} />
      <QrCode text="dogecoin:DBXu2kgc3xtvCUWFcxFE3r9hEYgmuaaCyD" label="QR code" />
      <Button tone="gold" onPress={() => setCount(count + 1)}>
        Pressed {count}
      </Button>
      <Button onPress={speakSpanish}>Español</Button>
      <p style={BLUE}>
        <Button tone="gold" onPress={() => undefined}>
          Themed
        </Button>
      </p>
    </main>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <KennelTheme>
      <App />
    </KennelTheme>,
  );
