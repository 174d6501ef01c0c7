import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { listWords } from "../../messages/list.messages.ts";
import { refundWords } from "../../messages/refund.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { messages } from "./RefundFilters.messages.ts";
import { RefundFilters } from "./RefundFilters.tsx";

const meta = {
  title: "after-sale/RefundFilters 退款筛选 退款 退款搜索 filter",
  id: "after-sale-refundfilters",
  component: RefundFilters,
  args: {},
} satisfies Meta<typeof RefundFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onSubmit: fn() } };

export const Searches: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: messageText(refundWords.appliedAt) }),
      "quarter",
    );
    await userEvent.type(
      canvas.getByRole("textbox", { name: messageText(messages.keyword) }),
      " 手套 {Enter}",
    );
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...{ keyword: "手套", period: "quarter", from: "", to: "" },
    });
  },
};

export const Filtered: Story = {
  args: {
    values: { keyword: "R261121", period: "custom", from: "2026-10-01", to: "2026-10-31" },
    kept: { tab: "open" },
    clearHref: "/user-center/uc-return",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(listWords.clearFilters) })).toBeVisible();
  },
};

export const Narrow: Story = { args: Filtered.args, globals: { viewport: { value: "phone" } } };
