import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { goodsWords } from "../../messages/goods.messages.ts";
import { messagePattern } from "../../samples/message-text.ts";
import { sampleProduct } from "../../samples/products.ts";
import { ProductCard } from "../ProductCard/ProductCard.tsx";
import { words } from "./QuickAdd.messages.ts";
import { QuickAdd } from "./QuickAdd.tsx";

const product = { ...sampleProduct, minOrder: 10, quickAdd: { skuId: "11", shopId: "2", step: 5 } };
const meta = {
  title: "product/QuickAdd 快捷加购 列表加购 加入购物车 add",
  id: "product-quickadd",
  component: QuickAdd,
  args: { product, action: "/cart", place: "row" },
} satisfies Meta<typeof QuickAdd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A plain form sends it, with or without script. */
export const Sends: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const sent = fn((event: SubmitEvent) => {
      event.preventDefault();
      return Object.fromEntries(new FormData(event.target as HTMLFormElement, event.submitter));
    });
    document.addEventListener("submit", sent, { once: true });
    await userEvent.click(canvas.getByRole("button", { name: messagePattern(goodsWords.addToCart) }));
    await expect(sent).toHaveReturnedWith({ count: "10", intent: "add:1:11:2" });
    const field = canvas.getByRole<HTMLInputElement>("spinbutton", {
      name: messagePattern(goodsWords.quantity),
    });
    field.stepUp();
    await expect(field).toHaveValue(15);
  },
};
export const OverACardsPicture: Story = {
  args: { place: "card" },
  render: (args) => (
    <div style={{ inlineSize: 232 }}>
      <ProductCard product={args.product}>
        <QuickAdd {...args} />
      </ProductCard>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: messagePattern(goodsWords.addToCart) });
    button.focus();
    await waitFor(() => expect(button.closest("form")).toBeVisible());
    await userEvent.hover(canvas.getByRole("link", { name: /镜面抛光/ }));
  },
};
export const OfSeveralSkus: Story = {
  args: { product: sampleProduct },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messagePattern(words.choose) })).toHaveAttribute(
      "href",
      sampleProduct.href,
    );
  },
};
