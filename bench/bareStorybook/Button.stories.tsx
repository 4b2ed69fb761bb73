import type { Meta, StoryObj } from '@storybook/react-vite';

const Button = ({ label }: { readonly label: string }) => <button type="button">{label}</button>;

const meta: Meta<typeof Button> = { title: 'Button', component: Button };

export default meta;

export const Ready: StoryObj<typeof Button> = { args: { label: 'Send' } };
