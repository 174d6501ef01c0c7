import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusalWords } from "@tradehall/mall-rules/words";
import { expect, fn } from "storybook/test";
import { cartWords } from "../../messages/cart.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { messages } from "./CartBar.messages.ts";
import { CartBar } from "./CartBar.tsx";

const meta = {
  title: "cart/CartBar 购物车结算栏 去结算 合计 底栏 checkout bar",
  id: "cart-cartbar",
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
};

export const Settles: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(messages.deleteSelected) }));
    await expect(args.onDeleteSelected).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: messageText(cartWords.settle) }));
    await expect(args.onSettle).toHaveBeenCalledOnce();
  },
};

export const WithDiscount: Story = { args: { discount: "150.00", onInvert: fn() } };

export const OfAMember: Story = { args: { discount: "150.00", memberSaved: "86.00" } };

export const NothingTicked: Story = {
  args: { selectedLines: 0, selectedPieces: 0, total: "0.00", isSomeSelected: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: messageText(cartWords.settle) })).toBeDisabled();
    await expect(canvas.getByText(messageText(refusalWords.selectAtLeastOne))).toBeVisible();
  },
};

export const NearTheLimit: Story = { args: { selectedLines: 46, selectedPieces: 980 } };

export const OverTheLimit: Story = {
  args: { selectedLines: 63, selectedPieces: 12040, total: "1386620.50", onSettleFirst: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: messageText(cartWords.settle) })).toBeDisabled();
    await expect(canvas.getByText(messageText(refusalWords.settleLimit, { max: "50" }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: messageText(messages.settleFirst, { max: "50" }) }),
    );
    await expect(args.onSettleFirst).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Blocked: Story = {
  args: { disabledReason: "库存不足" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: messageText(cartWords.settle) }),
    ).toHaveAccessibleDescription("库存不足");
  },
};

export const Narrow: Story = {
  args: { discount: "150.00", memberSaved: "86.00", total: "1386620.50", onInvert: fn() },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    // A sixth of a phone's screen; a fifth with the longer words of English.
    await expect(canvasElement.querySelector("[data-print]")?.clientHeight).toBeLessThan(844 / 5);
  },
};
