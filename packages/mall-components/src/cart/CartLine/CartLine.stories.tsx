import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { cartWords } from "../../messages/cart.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { sampleLine, sampleShortLine, sampleTierLine } from "../../samples/order.ts";
import { messages } from "./CartLine.messages.ts";
import { CartLine } from "./CartLine.tsx";

const meta = {
  title: "cart/CartLine 购物车商品行 购物车商品 数量 cart item",
  id: "cart-cartline",
  component: CartLine,
  args: { line: sampleLine },
} satisfies Meta<typeof CartLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSelect: fn(), onQuantity: fn(), onDelete: fn(), onMoveToWishlist: fn() },
};

export const Acts: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(args.onSelect).toHaveBeenCalledWith("101", false);
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.increase) }));
    await expect(args.onQuantity).toHaveBeenLastCalledWith("101", 3);
    await userEvent.click(canvas.getByRole("button", { name: messagePattern(cartWords.toWishlist) }));
    await expect(args.onMoveToWishlist).toHaveBeenCalledWith("101");
    canvas.getByRole("button", { name: messagePattern(actWords.delete) }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDelete).toHaveBeenCalledWith("101");
  },
};

export const TwoSkusOfOneProduct: Story = {
  render: (args) => (
    <>
      <CartLine {...args} />
      <CartLine {...args} line={{ ...sampleLine, id: "102", skuText: "规格：86 件套" }} />
    </>
  ),
  play: async ({ canvas }) => {
    const named = [...canvas.getAllByRole("button"), ...canvas.getAllByRole("link")].concat(
      canvas.getAllByRole("checkbox"),
      canvas.getAllByRole("spinbutton"),
    );
    const names = named
      .map((element) => element.getAttribute("aria-label"))
      .filter((name) => name?.includes(sampleLine.title));
    await expect(names.length).toBeGreaterThanOrEqual(10);
    await expect(new Set(names).size).toBe(names.length);
  },
};

export const TierPriceAndSteps: Story = {
  args: { line: sampleTierLine, onQuantity: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "３０{Enter}");
    await expect(args.onQuantity).toHaveBeenLastCalledWith("102", 24);
    await expect(canvas.getByText(messageText(messages.reasonStep, { step: "12" }))).toBeVisible();
    await expect(
      canvas.getByText(messageText(messages.nextTier, { count: 60, amount: "7.90" })),
    ).toBeVisible();
  },
};

export const QuantityAboveStock: Story = {
  args: { line: sampleShortLine, onQuantity: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(messageText(messages.aboveStock, { stock: "4" }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: messageText(cartWords.changeTo, { count: 4 }) }),
    );
    await expect(args.onQuantity).toHaveBeenCalledWith("103", 4);
  },
};

export const LowStock: Story = { args: { line: { ...sampleShortLine, quantity: 1, subtotal: "1368.00" } } };

export const Dearer: Story = { args: { line: { ...sampleLine, thenPrice: "859.00" } } };

export const OnOffer: Story = { args: { line: { ...sampleLine, tags: ["限时优惠"] } } };

export const MoreThanTheOffer: Story = {
  args: { line: { ...sampleLine, quantity: 30, offerMax: 20 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(messages.offerMax, { max: "20" }))).toBeVisible();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Refused: Story = { args: { problem: "库存不足，已恢复为 2 件" } };

export const Blocked: Story = {
  args: { line: { ...sampleLine, isSelected: false, blockedReason: "活动未开始" } },
};

export const ChangeSku: Story = {
  args: { onChangeSku: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^规格：120 件套/ }));
    await expect(args.onChangeSku).toHaveBeenCalledWith("101");
  },
};

export const LongChineseText: Story = {
  args: {
    line: {
      ...sampleTierLine,
      title:
        "重型工业级防静电耐高温防腐蚀不锈钢机械设备专用紧固件组合套装含内六角螺栓法兰螺母平垫弹垫全规格工程采购装".repeat(
          3,
        ),
    },
  },
};

export const Narrow: Story = { args: { line: sampleTierLine }, globals: { viewport: { value: "phone" } } };
