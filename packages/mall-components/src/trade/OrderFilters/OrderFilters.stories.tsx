import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { OrderFilters } from "./OrderFilters.tsx";

const meta = { title: "trade/OrderFilters", component: OrderFilters, args: {} } satisfies Meta<
  typeof OrderFilters
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "下单时间" }), "quarter");
    await userEvent.type(canvas.getByRole("textbox", { name: "搜索订单" }), " 电锤 {Enter}");
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
    await expect(canvas.getByRole("link", { name: "清除筛选" })).toBeVisible();
  },
};

export const Pending: Story = { args: { keyword: "电锤", isPending: true } };

export const Narrow: Story = {
  args: { keyword: "电锤", clearHref: "/" },
  globals: { viewport: { value: "phone" } },
};
