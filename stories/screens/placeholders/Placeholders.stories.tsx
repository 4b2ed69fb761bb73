import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormPlaceholder } from '../../../src/screens/placeholders/FormPlaceholder.tsx';
import { HomePlaceholder } from '../../../src/screens/placeholders/HomePlaceholder.tsx';
import { LeadPlaceholder } from '../../../src/screens/placeholders/LeadPlaceholder.tsx';
import { ListPlaceholder } from '../../../src/screens/placeholders/ListPlaceholder.tsx';
import { ReceiptPlaceholder } from '../../../src/screens/placeholders/ReceiptPlaceholder.tsx';

const meta = { title: 'Screens/Start/Placeholders' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a route shows while its code loads, after 250 ms. */
export const Home: Story = { render: () => <HomePlaceholder /> };
export const Lead: Story = { render: () => <LeadPlaceholder /> };
export const Form: Story = { render: () => <FormPlaceholder /> };
export const List: Story = { render: () => <ListPlaceholder /> };
export const Receipt: Story = { render: () => <ReceiptPlaceholder /> };
