import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messagePattern } from "../../samples/message-text.ts";
import { sampleCheckoutTerms } from "../../samples/order.ts";
import { words } from "./CheckoutTerms.messages.ts";
import { CheckoutTerms } from "./CheckoutTerms.tsx";

const meta = {
  title: "checkout/CheckoutTerms 账期提示 账期 授信 credit",
  id: "checkout-checkoutterms",
  component: CheckoutTerms,
  args: { terms: sampleCheckoutTerms },
} satisfies Meta<typeof CheckoutTerms>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OtherShopsCannot: Story = {
  args: { terms: { ...sampleCheckoutTerms, needsSeparateOrders: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messagePattern(words.separateOrders))).toBeVisible();
  },
};
export const TooLittle: Story = {
  args: { terms: { ...sampleCheckoutTerms, left: "1200.00", block: "tooLittle", needsSeparateOrders: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(messagePattern(words.separateOrders))).toBeNull();
  },
};
export const Overdue: Story = { args: { terms: { ...sampleCheckoutTerms, block: "overdue" } } };
export const Stopped: Story = { args: { terms: { ...sampleCheckoutTerms, block: "notOpen" } } };
export const PreSale: Story = { args: { terms: { ...sampleCheckoutTerms, block: "preSale" } } };
export const LongText: Story = {
  args: { terms: { ...sampleCheckoutTerms, left: "9999999.99", needsSeparateOrders: true } },
  globals: { viewport: { value: "phone" }, locale: "en" },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
