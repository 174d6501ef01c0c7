import type { Meta, StoryObj } from "@storybook/react-vite";
import type { YuanText } from "@tradehall/mall-rules/money";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import { type ComponentProps, useState } from "react";
import { expect, fn } from "storybook/test";
import { goodsWords } from "../../messages/goods.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { sampleSkus, sampleSpecs, sampleSwatches } from "../../samples/product-detail.ts";
import type { SkuCounts } from "./matrix.ts";
import { words } from "./SkuMatrix.messages.ts";
import { SkuMatrix } from "./SkuMatrix.tsx";

/** Ten percent less from ten pieces on, of all SKUs together. */
const pieceYuan = Object.assign(
  ({ yuan }: SkuOption, _own: number, together: number) =>
    (together < 10 ? yuan : (Number(yuan) * 0.9).toFixed(2)) as YuanText,
  // A reader's prices come from their server.
  { sample: "({ yuan }) => yuan" },
);

/** The page's part: it keeps what is typed. */
function Kept(args: ComponentProps<typeof SkuMatrix>) {
  const [counts, setCounts] = useState<SkuCounts>(args.counts);
  return <SkuMatrix {...args} counts={counts} onCounts={setCounts} />;
}

const coded = sampleSkus.map((sku) => ({ ...sku, code: `RQ-${sku.id}` }));

const meta = {
  title: "product/SkuMatrix 规格矩阵 批量下单 批发 多规格 matrix",
  id: "product-skumatrix",
  component: SkuMatrix,
  args: { specs: sampleSpecs, skus: coded, counts: {}, onCounts: fn(), onAdd: fn(), pieceYuan },
  render: Kept,
} satisfies Meta<typeof SkuMatrix>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ForMembersLess: Story = {
  args: { skus: coded.map((sku) => ({ ...sku, memberYuan: "399.00" })) },
  play: async ({ canvas }) => {
    // Only of what costs more now.
    await expect(canvas.getByText(messageText(goodsWords.memberPrice))).toBeVisible();
  },
};

const field = (name: string) => messageText(goodsWords.quantityOf, { title: name });

/** One Tab stop; arrows and Enter go through the cells, a number is typed over the last one. */
export const Keys: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: /橙黑/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: field("裸机") })).toHaveFocus();
    await userEvent.keyboard("8{Enter}4{ArrowUp}");
    await expect(canvas.getByRole("textbox", { name: field("裸机") })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("rowheader", { name: "裸机" })).toHaveFocus();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect(canvas.getByRole("textbox", { name: field("双电池+工具箱") })).toHaveFocus();
    const unit = messageText(goodsWords.piece);
    await expect(canvas.getByText(messageText(words.chosen, { kinds: 2, pieces: 12, unit }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.add) }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      { skuId: "101", count: 8 },
      { skuId: "102", count: 4 },
    ]);
  },
};

/** What is no number is not shown. */
export const NoNumber: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole("textbox", { name: field("裸机") });
    for (const key of ["1", "a", "a", "2"]) await userEvent.type(first, key);
    await expect(first).toHaveValue("12");
  },
};

/** Two columns of Excel find their rows in every tab; what fits none is named. */
export const Pasted: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: field("裸机") }));
    await userEvent.paste("货号\t数量\nrq-101\t20\nRQ-105\t5\nRQ-999\t1");
    await expect(
      canvas.getByText(messageText(words.lost, { count: 2, lost: 1, what: "RQ-999" })),
    ).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: field("裸机") })).toHaveValue("20");
    await expect(canvas.getByRole("tab", { name: messagePattern(words.inTab, { pieces: 5 }) })).toBeVisible();
  },
};

/** A number that cannot be ordered says why at its row, is not cut, and nothing is sent. */
export const Faulty: Story = {
  args: { rule: { min: 10, step: 5 }, counts: { "101": 3, "102": 12, "103": 10, "106": 20 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("tab", { name: /钢蓝/ }));
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.add) }));
    await expect(canvas.getByText(messageText(words.faults, { count: 3 }))).toBeVisible();
    await expect(await canvas.findByRole("textbox", { name: field("裸机") })).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const PartlyAdded: Story = {
  args: {
    counts: { "103": 6 },
    results: { "101": { added: 10, why: "" }, "103": { added: 0, why: "库存不足" } },
  },
};
export const Pending: Story = { args: { counts: { "101": 2 }, isPending: true } };
export const Swatches: Story = { args: { swatches: sampleSwatches, counts: { "101": 12, "105": 3 } } };
const sizes = ["M6×20", "M6×30", "M8×20", "M8×30 镀锌加厚高强度内六角"];
export const OneSpecification: Story = {
  args: {
    specs: [{ name: "规格", values: sizes }],
    skus: sizes.map((size, at) => ({
      ...{ id: size, code: `0${at}`, values: { 规格: size }, yuan: "1.20", stock: at * 400 },
    })),
    unit: "盒",
  },
};
const many = (count: number, at: string) => Array.from({ length: count }, (_, n) => `${at}${n + 1}`);
/** Two hundred SKUs by three specifications. */
export const TwoHundred: Story = {
  args: {
    specs: [
      { name: "颜色", values: many(4, "色") },
      { name: "长度", values: many(10, "长") },
      { name: "材质", values: many(5, "材") },
    ],
    skus: many(4, "色").flatMap((colour) =>
      many(10, "长").flatMap((length) =>
        many(5, "材").map((made) => ({
          id: `${colour}${length}${made}`,
          code: `${colour}${length}${made}`,
          values: { 颜色: colour, 长度: length, 材质: made },
          yuan: "9.90" as YuanText,
          stock: 500,
        })),
      ),
    ),
  },
};
export const Narrow: Story = { args: { counts: { "101": 3 } }, globals: { viewport: { value: "phone" } } };
