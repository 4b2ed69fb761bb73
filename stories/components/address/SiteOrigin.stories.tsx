// Who a site is.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteOrigin } from '../../../src/components/address/SiteOrigin.tsx';

const meta = {
  title: 'Components/SiteOrigin',
  component: SiteOrigin,
  parameters: { layout: 'padded' },
  args: { origin: 'https://much.shop.example', name: 'Much Shop' },
} satisfies Meta<typeof SiteOrigin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address large, the claim small. */
export const Short: Story = {};
/** Never cut. */
export const Long: Story = {
  args: {
    origin: 'https://much-wow.very-long-subdomain-of-a-site.such-hosting.example',
    name: 'The shop that calls itself with forty chars',
  },
};
/** A claim that runs from right to left. */
export const Arabic: Story = { args: { name: 'متجر العملات' } };
