import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordMeter } from '../../../src/components/fields/PasswordMeter.tsx';
import { passwordStrength } from '../../../src/domain/session/passwordStrength.ts';
import { guide } from '../../support/guide.ts';

const at = (password: string) => ({ password, strength: passwordStrength(password) });

const meta = {
  title: 'Components/Fields/PasswordMeter',
  component: PasswordMeter,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'under a password that is being made: the dog’s opinion, a bar, and the one thing that would help most. Before anything is typed it gives a tip.',
      avoid: 'where a password is only entered: `PasswordField` alone. For another level: `Meter`.',
      accessibility:
        'level and advice are heard politely while somebody types; the dog is silent. Word, colour and number of parts say the same.',
    }),
  },
  args: at(''),
} satisfies Meta<typeof PasswordMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const TooShort: Story = { args: at('dog') };
export const Strong: Story = { args: at('velvet harbour seven lamps') };
