import type { Meta, StoryObj } from "@storybook/react-vite";
import { QuoteLink } from "./QuoteLink.tsx";

const meta = {
  title: "quote/QuoteLink 询价入口 询价按钮 RFQ",
  id: "quote-quotelink",
  component: QuoteLink,
  args: { href: "?ask=310x10" },
} satisfies Meta<typeof QuoteLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { href: undefined } };
export const InABar: Story = { args: { variant: "ghost" } };
