import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../../src/components/actions/LinkButton.tsx';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  parameters: { layout: 'padded' },
  args: { href: 'https://t.me/', children: 'Open in Telegram' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gold: Story = {};
