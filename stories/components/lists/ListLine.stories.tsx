// Lines of a long list, drawn like cards under headings.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyTxid } from '../../../mocks/views/history.ts';
import { Row } from '../../../src/components/layout/Row.tsx';
import { ListLine } from '../../../src/components/lists/ListLine.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Lists/ListLine',
  component: ListLine,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'around each row of a grouped `VirtualList`: it draws its part of the group’s card, and the heading over the first.',
      avoid: 'in a short list: `Card` with rows in it. Under the last row of all: `ListTail`.',
      accessibility:
        '`heading` is a heading of the second level inside the first line of its group, so the groups that are drawn are found by headings.',
    }),
  },
  args: { heading: 'Today', isLast: true, children: <Row title="Received" second="14:20" /> },
} satisfies Meta<typeof ListLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The only line of its group. */
export const Alone: Story = {};
/** A group of three, and the first of the next. */
export const Groups: Story = {
  render: ({ children }) => (
    <>
      {['Today', null, null, 'Yesterday'].map((heading, index) => (
        <ListLine key={storyTxid(index)} heading={heading} isLast={index === 2}>
          {children}
        </ListLine>
      ))}
    </>
  ),
};
