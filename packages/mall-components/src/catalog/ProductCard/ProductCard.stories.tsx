import type { Meta, StoryObj } from "@storybook/react-vite";
import type { YuanText } from "@tradehall/mall-rules/money";
import { expect, fn } from "storybook/test";
import { goodsWords } from "../../messages/goods.messages.ts";
import { longName, sampleProduct } from "../../samples/catalog-products.ts";
import { saying } from "../../samples/said.ts";
import { words } from "./ProductCard.messages.ts";
import { ProductCard } from "./ProductCard.tsx";

const meta = {
  title: "catalog/ProductCard",
  component: ProductCard,
  args: { product: sampleProduct },
  decorators: [(Story) => <div style={{ width: 232 }}>{Story()}</div>],
} satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const quickAdd = { skuId: "11", shopId: "2", step: 5 };
const ofOneSku = { ...sampleProduct, minOrder: 10, quickAdd };
export const ToTheCart: Story = {
  args: { product: ofOneSku, addAction: "/cart", onIntent: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const sent = fn((event: SubmitEvent) => {
      event.preventDefault();
      const data = new FormData(event.target as HTMLFormElement, event.submitter);
      return Object.fromEntries(data) as Record<string, string>;
    });
    document.addEventListener("submit", sent, { once: true });
    await userEvent.click(canvas.getByRole("button", { name: saying(goodsWords.addToCart) }));
    await expect(sent).toHaveReturnedWith({ count: "10", intent: "add:1:11:2" });
    await userEvent.hover(canvas.getByRole("link", { name: /镜面抛光/ }));
    await expect(args.onIntent).toHaveBeenCalledWith("1");
  },
};
export const OfSeveralSkus: Story = {
  args: { addAction: "/cart" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: saying(words.choose) })).toHaveAttribute(
      "href",
      sampleProduct.href,
    );
  },
};
export const SoldOut: Story = {
  args: { product: { ...ofOneSku, stock: 0 }, addAction: "/cart" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const LongName: Story = { args: { product: { ...sampleProduct, name: longName } } };
export const NoPicture: Story = { args: { product: { ...sampleProduct, picture: "" } } };
export const MinOrder: Story = { args: { product: { ...sampleProduct, minOrder: 10, unit: "盒" } } };
export const OfOneSku: Story = { args: { product: { ...sampleProduct, spec: "14mm 镜面" } } };
export const NoPrice: Story = { args: { product: { ...sampleProduct, yuan: "" as YuanText } } };
