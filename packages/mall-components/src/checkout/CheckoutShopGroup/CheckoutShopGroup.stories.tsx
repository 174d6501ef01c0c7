import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { orderWords } from "../../messages/order.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { sampleCheckoutShop, sampleCheckoutTerms } from "../../samples/order.ts";
import { deliveryMessages } from "./CheckoutShopGroup.messages.ts";
import { CheckoutShopGroup } from "./CheckoutShopGroup.tsx";

const meta = {
  title: "checkout/CheckoutShopGroup 结算店铺组 配送方式 买家留言 checkout",
  id: "checkout-checkoutshopgroup",
  component: CheckoutShopGroup,
  args: { group: sampleCheckoutShop },
} satisfies Meta<typeof CheckoutShopGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onDelivery: fn(), onMessage: fn() },
};

export const TakesDeliveryAndMessage: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: messagePattern(deliveryMessages.pickup) }));
    await expect(args.onDelivery).toHaveBeenCalledWith("1", "pickup");
    await expect(
      canvas.getByRole("radio", { name: messagePattern(deliveryMessages.sameCity) }),
    ).toBeDisabled();
    await userEvent.type(canvas.getByRole("textbox", { name: messageText(orderWords.message) }), "请开票");
    await expect(args.onMessage).toHaveBeenLastCalledWith("1", "请开票");
    await expect(canvas.getByText("3/100")).toBeVisible();
  },
};

export const VirtualGoods: Story = {
  args: {
    group: {
      ...sampleCheckoutShop,
      deliveries: [{ type: "none" }],
      delivery: "none",
      remarkFields: [
        { key: "account", label: "充值账号", isRequired: true },
        { key: "note", label: "使用说明" },
      ],
    },
    fieldErrors: { "remark-1-account": "请填写“充值账号”" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: /充值账号/ })).toBeInvalid();
    await expect(canvas.getAllByText("0/200")).toHaveLength(2);
  },
};

export const PriceChanged: Story = {
  args: {
    group: {
      ...sampleCheckoutShop,
      lines: sampleCheckoutShop.lines.map((line) => ({ ...line, changedFrom: "9.90" })),
    },
  },
};

export const OnAccountTerms: Story = {
  args: { group: { ...sampleCheckoutShop, terms: sampleCheckoutTerms } },
};

export const ForPoints: Story = {
  args: {
    group: {
      ...sampleCheckoutShop,
      ...{ goods: "99.00", freight: "0.00", discount: "0.00", payable: "99.00", score: 2_000, pieces: 1 },
      lines: sampleCheckoutShop.lines.slice(0, 1).map((line) => ({
        ...line,
        ...{ price: "99.00", subtotal: "99.00", quantity: 1, score: 2_000, scoreSubtotal: 2_000 },
      })),
    },
  },
};

export const Pending: Story = { args: { isPending: true } };

export const LongChineseText: Story = {
  args: { group: { ...sampleCheckoutShop, message: "请在工作日上午九点到下午五点之间送货，".repeat(5) } },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
