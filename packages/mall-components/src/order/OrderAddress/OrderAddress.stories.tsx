import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { deliveryMessages } from "../../checkout/CheckoutShopGroup/CheckoutShopGroup.messages.ts";
import { addressWords } from "../../messages/address.messages.ts";
import { sampleAddresses } from "../../samples/account.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { OrderAddress } from "./OrderAddress.tsx";

const meta = {
  title: "order/OrderAddress 收货信息 配送方式 收货人 address",
  id: "order-orderaddress",
  component: OrderAddress,
  args: { delivery: "express", address: sampleAddresses[0] },
} satisfies Meta<typeof OrderAddress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CanBeCopied: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(deliveryMessages.express))).toBeVisible();
    await expect(canvas.getByRole("button", { name: messagePattern(addressWords.copy) })).toBeVisible();
  },
};

export const Virtual: Story = { args: { delivery: "none", address: undefined } };

export const Pickup: Story = {
  args: { delivery: "pickup", address: undefined },
};

export const LongChineseText: Story = { args: { address: sampleAddresses[5] } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
