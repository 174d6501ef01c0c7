import type { Meta, StoryObj } from "@storybook/react-vite";
import { fen } from "@tradehall/mall-rules/money";
import { type ComponentProps, useState } from "react";
import { expect, fn, within } from "storybook/test";
import { cartWords } from "../../messages/cart.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { words as matrix } from "../../product/SkuMatrix/SkuMatrix.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { sampleSkus } from "../../samples/product-detail.ts";
import { longName, sampleProducts } from "../../samples/products.ts";
import { words } from "./OrderTable.messages.ts";
import { OrderTable } from "./OrderTable.tsx";
import type { OrderGoods } from "./order-lines.ts";

const goods: OrderGoods[] = sampleProducts.slice(1, 7).map((product, at) => ({
  product,
  rule: at === 3 ? { min: 10, step: 5 } : { min: 1, step: 1 },
  unit: product.unit ?? "",
  skus:
    at === 0
      ? sampleSkus
      : [{ id: `s${at}`, code: `TH-00${at}`, values: {}, yuan: product.yuan, stock: at === 4 ? 0 : 500 }],
  tiers: { s1: [{ from: 10, priceFen: fen(3_500) }] },
  offers: {},
}));

/** The page's part: it keeps what is typed. */
function Kept(args: ComponentProps<typeof OrderTable>) {
  const [counts, setCounts] = useState(args.counts);
  return <OrderTable {...args} counts={counts} onCounts={setCounts} />;
}

const meta = {
  title: "list/OrderTable 批量下单表 表格下单 采购表 order table",
  id: "list-ordertable",
  component: OrderTable,
  args: {
    ...{ goods, counts: {}, onCounts: fn(), onAdd: fn(), canCompare: true },
    sort: { isBy: undefined, href: "/list?st=2" },
  },
  render: Kept,
} satisfies Meta<typeof OrderTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const nameOf = (at: number) => goods[at]?.product.name ?? "";
const field = (at: number) => messagePattern(goodsWords.quantityOf, { title: nameOf(at) });

/** By keyboard: a number, Enter to the next row; the price follows, and all go in at once. */
export const Keys: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole("textbox", { name: field(1) });
    first.focus();
    await userEvent.keyboard("10{Enter}");
    await expect(canvas.getByRole("textbox", { name: field(2) })).toHaveFocus();
    await userEvent.keyboard("2{ArrowUp}");
    await expect(first).toHaveFocus();
    const row = within(first.closest("tr") as HTMLElement);
    await expect(row.getByText("¥35.00")).toBeInTheDocument();
    await expect(row.getByText("¥350.00")).toBeInTheDocument();
    const unit = messageText(goodsWords.piece);
    await expect(canvas.getByText(messageText(matrix.chosen, { kinds: 2, pieces: 12, unit }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: messageText(matrix.add) }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      { prodId: goods[1]?.product.id, skuId: "s1", count: 10 },
      { prodId: goods[2]?.product.id, skuId: "s2", count: 2 },
    ]);
  },
};

/** Goods of several SKUs open them in place. */
export const Options: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const name = messageText(words.optionsOf, { name: nameOf(0), count: sampleSkus.length });
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(canvas.getAllByRole("textbox", { name: new RegExp(nameOf(0)) })).toHaveLength(
      sampleSkus.length,
    );
  },
};

/** A number that cannot be ordered says why at its row, and nothing is sent. */
export const Faulty: Story = {
  args: { counts: { s3: 12 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(matrix.add) }));
    await expect(canvas.getByText(messageText(words.faults, { count: 1 }))).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: field(3) })).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const PartlyAdded: Story = {
  args: { counts: { s2: 6 }, results: { s1: { added: 10, why: "" }, s2: { added: 0, why: "库存不足" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(matrix.partly, { added: 1, failed: 1 }))).toBeVisible();
    await expect(canvas.getByText("库存不足")).toBeVisible();
  },
};
export const TypedElsewhere: Story = {
  args: { goods: goods.slice(2), elsewhere: goods.slice(1, 2), counts: { s1: 20, s2: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.elsewhere, { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(messageText(cartWords.total))).toBeVisible();
  },
};
/** Longest names, the list by price, and goods that no cart takes. */
export const LongNames: Story = {
  args: {
    goods: goods.map((one, at) => ({
      ...one,
      product: { ...one.product, name: longName + at },
      ...(at === 2 ? { skus: [] } : {}),
    })),
    sort: { isBy: "up", href: "/list?st=3" },
  },
};
export const Refetching: Story = { args: { isRefetching: true } };
export const Pending: Story = { args: { counts: { s1: 2 }, isPending: true } };
export const Narrow: Story = { args: { counts: { s1: 2 } }, globals: { viewport: { value: "phone" } } };
