import type { Meta, StoryObj } from "@storybook/react-vite";
import type { YuanText } from "@tradehall/mall-rules/money";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { goodsWords } from "../../messages/goods.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { longName, sampleProducts } from "../../samples/products.ts";
import { words } from "./CompareDialog.messages.ts";
import { CompareDialog } from "./CompareDialog.tsx";
import type { ComparedGoods } from "./compare-rows.ts";

const materials = ["铬钒钢", "铬钒钢", "碳钢", "304 不锈钢"];
const goods = sampleProducts.slice(0, 4).map(
  (product, at): ComparedGoods => ({
    id: product.id,
    name: product.name,
    picture: product.picture,
    product: { ...product, ...(at ? { quickAdd: { skuId: `${at}`, shopId: "1", step: 1 } } : {}) },
    tiers: at % 2 ? [] : [{ from: 10, yuan: "15.90" as YuanText }],
    delivery: {
      ...{ isUndeliverable: at === 3, freightYuan: "8.00", freeFromYuan: at ? "99.00" : null },
      arrival: "预计 11月25日（周三）送达",
    },
    parameters: [
      { name: "材质", value: materials[at] ?? "" },
      { name: "产地", value: "浙江" },
      ...(at === 2 ? [{ name: "执行标准", value: "GB/T 4388-2008" }] : []),
    ],
    specs: at === 0 ? [{ name: "规格", values: ["8mm", "10mm", "12mm"] }] : [],
  }),
);
const gone: ComparedGoods = {
  ...{ id: "99", name: longName, picture: "", gone: "商品已下架", tiers: [] },
  ...{ parameters: [], specs: [] },
};

const meta = {
  title: "list/CompareDialog 商品对比 对比弹窗 参数对比 compare",
  id: "list-comparedialog",
  component: CompareDialog,
  args: {
    ...{ goods, url: "https://mall.example/list?compare=1,2", onAdd: fn() },
    ...{ onClose: fn(), onRemove: fn(), onRetry: fn() },
  },
} satisfies Meta<typeof CompareDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What differs says so in words, and can stand alone. */
export const OnlyDifferences: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    const table = await screen.findByRole("table");
    const row = (name: string) => within(table).queryByRole("row", { name: new RegExp(name) });
    await expect(row("材质")).toHaveTextContent(messageText(words.different));
    await expect(row("产地")).not.toHaveTextContent(messageText(words.different));
    await userEvent.click(screen.getByRole("checkbox"));
    await expect(row("产地")).toBeNull();
    await waitFor(() => expect(row("材质")).toBeVisible());
    await userEvent.click(
      within(table).getAllByRole("button", {
        name: messagePattern(words.remove, { name: "" }),
      })[0] as HTMLElement,
    );
    await expect(args.onRemove).toHaveBeenCalledWith("1");
    await userEvent.click(
      within(table).getAllByRole("button", {
        name: messagePattern(goodsWords.addNamedToCart, { name: "" }),
      })[0] as HTMLElement,
    );
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** One is sold no more: its column says so, and it differs in nothing. */
export const Gone: Story = {
  args: { goods: [...goods.slice(0, 2), gone] },
  play: async () => {
    const table = await screen.findByRole("table");
    await waitFor(() => expect(within(table).getByText("商品已下架")).toBeVisible());
  },
};
export const Alike: Story = {
  args: { goods: [goods[0], { ...goods[0], id: "2" }] as ComparedGoods[] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox"));
    await waitFor(() => expect(screen.getByText(messageText(words.allAlike))).toBeVisible());
  },
};
export const Loading: Story = {
  args: { goods: undefined },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(messageText(listWords.loading)));
  },
};
export const Failed: Story = {
  args: { goods: undefined, hasFailed: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("alert")).toBeVisible());
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
