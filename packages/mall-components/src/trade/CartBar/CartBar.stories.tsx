import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CartBar } from "./CartBar.tsx";

const meta = {
  title: "trade/CartBar",
  component: CartBar,
  args: {
    selectedLines: 3,
    selectedPieces: 68,
    total: "10522.00",
    isAllSelected: false,
    isSomeSelected: true,
  },
} satisfies Meta<typeof CartBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSettle: fn(), onDeleteSelected: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "删除选中商品" }));
    await expect(args.onDeleteSelected).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "去结算" }));
    await expect(args.onSettle).toHaveBeenCalledOnce();
  },
};

export const WithDiscount: Story = { args: { discount: "150.00", onInvert: fn() } };

export const NothingTicked: Story = {
  args: { selectedLines: 0, selectedPieces: 0, total: "0.00", isSomeSelected: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "去结算" })).toBeDisabled();
    await expect(canvas.getByText("请至少选择一件商品")).toBeVisible();
  },
};

export const NearTheLimit: Story = { args: { selectedLines: 46, selectedPieces: 980 } };

export const OverTheLimit: Story = {
  args: { selectedLines: 63, selectedPieces: 12040, total: "1386620.50", onSettleFirst: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: "去结算" })).toBeDisabled();
    await expect(canvas.getByText("购物车最多支持 50 件商品同时结算")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "先结算前 50 种" }));
    await expect(args.onSettleFirst).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Blocked: Story = { args: { disabledReason: "库存不足" } };

export const Narrow: Story = { args: { discount: "150.00" }, globals: { viewport: { value: "phone" } } };
