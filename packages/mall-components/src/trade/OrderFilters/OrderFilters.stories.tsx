import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { listWords } from "../../messages/list.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { said } from "../../samples/said.ts";
import { messages } from "./OrderFilters.messages.ts";
import { OrderFilters } from "./OrderFilters.tsx";

const meta = { title: "trade/OrderFilters", component: OrderFilters, args: {} } satisfies Meta<
  typeof OrderFilters
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn() },
};

export const Searches: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: said(orderWords.createdAt) }),
      "quarter",
    );
    await userEvent.type(canvas.getByRole("textbox", { name: said(messages.keyword) }), " 电锤 {Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({ keyword: "电锤", period: "quarter" });
  },
};

export const Filtered: Story = {
  args: {
    keyword: "202611210900001",
    period: "week",
    kept: { tab: "unpaid" },
    clearHref: "/user-center/uc-order",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: said(listWords.clearFilters) })).toBeVisible();
  },
};

export const Pending: Story = { args: { keyword: "电锤", isPending: true } };

export const Narrow: Story = {
  args: { keyword: "电锤", clearHref: "/" },
  globals: { viewport: { value: "phone" } },
};
