import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordMeter } from '../../../src/components/fields/PasswordMeter.tsx';
import { passwordStrength } from '../../../src/domain/session/passwordStrength.ts';

const at = (password: string) => ({ password, strength: passwordStrength(password) });

const meta = {
  title: 'Components/PasswordMeter',
  component: PasswordMeter,
  parameters: { layout: 'padded' },
  args: at(''),
} satisfies Meta<typeof PasswordMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const TooShort: Story = { args: at('dog') };
export const Strong: Story = { args: at('velvet harbour seven lamps') };
