// A site's address and the name it claims.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteOrigin } from '../../../src/components/address/SiteOrigin.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/SiteOrigin',
  component: SiteOrigin,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'on top of a screen where a site asks or is shown: its address large and whole, and small under it what it calls itself.',
      avoid:
        'for what a recipient calls itself: `label` of `TransferPath`. A lock or a green check does not belong beside it: a certificate does not say who somebody is.',
      accessibility:
        'the address stays left to right, wraps anywhere and is never cut or translated. The site’s own name is cleaned and isolated, so it cannot turn or imitate the line around it.',
    }),
  },
  args: { origin: 'https://much.shop.example', name: 'Much Shop' },
} satisfies Meta<typeof SiteOrigin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address is large, the claimed name small. */
export const Short: Story = {};
/** Never cut. */
export const Long: Story = {
  args: {
    origin: 'https://much-wow.very-long-subdomain-of-a-site.such-hosting.example',
    name: 'The shop that calls itself with forty chars',
  },
};
/** A claimed name from right to left. */
export const Arabic: Story = { args: { name: 'متجر العملات' } };
