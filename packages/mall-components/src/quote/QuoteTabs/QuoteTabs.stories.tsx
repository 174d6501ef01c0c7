import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { quoteStateMessages } from "../../messages/quote.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { QuoteTabs } from "./QuoteTabs.tsx";

const meta = {
  title: "quote/QuoteTabs",
  component: QuoteTabs,
  args: { current: "all", hrefFor: (tab) => `?state=${tab}` },
} satisfies Meta<typeof QuoteTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Answered: Story = {
  args: { current: "answered" },
  play: async ({ canvas }) => {
    const open = canvas.getByRole("link", { name: messageText(quoteStateMessages.answered) });
    await expect(open).toHaveAttribute("aria-current", "page");
    await expect(open).toHaveAttribute("href", "?state=answered");
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
