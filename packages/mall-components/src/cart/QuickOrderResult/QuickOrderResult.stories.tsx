import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { samplePicture } from "../../samples/pictures.ts";
import { words } from "./QuickOrderResult.messages.ts";
import { QuickOrderResult } from "./QuickOrderResult.tsx";
import type { QuickOption, QuickRow } from "./quick-rows.ts";

const wrench: QuickOption = {
  ...{ prodId: "1", skuId: "11", yuan: "899.00", unit: "套", rule: { min: 1, step: 1, max: 320 } },
  goods: {
    title: "世达 SATA 09014A 120 件套综合工具组套 汽修机修套筒扳手",
    ...{ href: "/detail/1", picture: samplePicture("wrench", 210) },
    ...{ skuText: "120 件套 吹塑箱", code: "BG2-00017-03" },
  },
};
const glove: QuickOption = {
  ...{ prodId: "2", skuId: "21", yuan: "8.60", unit: "双", rule: { min: 12, step: 12, max: 240 } },
  goods: {
    title: "霍尼韦尔 2132200CN 劳保手套 丁腈涂层耐油防滑",
    ...{ href: "/detail/2", picture: samplePicture("glove", 140), skuText: "9 寸 蓝色", code: "00120501" },
  },
};
const gloveLarge: QuickOption = {
  ...glove,
  skuId: "22",
  goods: { ...glove.goods, skuText: "10 寸 蓝色", code: "00120502" },
};
const row = (line: number, code: string, quantity: number, changes: Partial<QuickRow> = {}): QuickRow => ({
  ...{ line, code, quantity, quantityText: String(quantity), summed: [], matches: [], suggestions: [] },
  ...changes,
});
const ready = row(1, "BG2-00017-03", 3, { matches: [wrench] });

const meta = {
  title: "cart/QuickOrderResult 快速下单结果 识别结果 货号匹配 quick order",
  id: "cart-quickorderresult",
  component: QuickOrderResult,
  args: {
    onAdd: fn(),
    rows: [
      ready,
      row(2, "00120501", 5, { matches: [glove] }),
      row(3, "00120502", 14, { matches: [gloveLarge], summed: [7, 9] }),
      row(4, "BG2-00017-03-X", 999, { matches: [wrench] }),
      row(5, "SAME", 12, { matches: [glove, gloveLarge] }),
      row(6, "0012O501", 24, { suggestions: [glove, gloveLarge] }),
      row(8, "QQQQ", 1),
      row(10, "TF-7", 0, { quantityText: "十个", fault: "badQuantity" }),
      row(11, "", 0, { quantityText: "5", fault: "noCode" }),
      row(12, "OFF-1", 1, { matches: [{ ...wrench, blocked: "该商品已不可购买" }] }),
      row(13, "FEW-1", 12, { matches: [{ ...glove, rule: { ...glove.rule, max: 6 } }] }),
    ],
  },
} satisfies Meta<typeof QuickOrderResult>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

export const ChoosesAndAdds: Story = {
  args: {
    rows: [
      ready,
      row(5, "SAME", 12, { matches: [glove, gloveLarge] }),
      row(6, "0012O501", 24, { suggestions: [glove] }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const picks = () => canvas.getAllByRole("button", { name: (name) => name.includes(glove.goods.title) });
    await userEvent.click(picks()[1] as HTMLElement);
    await userEvent.click(picks()[0] as HTMLElement);
    await expect(canvas.getByText(messageText(words.summary, { rows: 3, able: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.addToCart) }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      { line: 1, prodId: "1", skuId: "11", count: 3 },
      { line: 5, prodId: "2", skuId: "22", count: 12 },
      { line: 6, prodId: "2", skuId: "21", count: 24 },
    ]);
  },
};

export const Added: Story = {
  args: {
    rows: [ready, row(2, "00120501", 12, { matches: [glove] })],
    results: { 1: { isAdded: true, text: "已加入购物车" }, 2: { isAdded: false, text: "库存不足" } },
  },
};
/** Of a workbook whose cells show something else than is kept in them. */
export const OfAWorkbook: Story = {
  args: {
    rows: [
      row(3, "00120501", 12, { matches: [glove], notes: [{ kind: "padded", text: "00120501" }] }),
      row(4, "3-4", 1, { notes: [{ kind: "date", text: "3-4" }] }),
      row(5, "BG2-00017-03", 1, { matches: [wrench], notes: [{ kind: "hidden", text: "" }] }),
      row(6, "123456789012346000", 1, { notes: [{ kind: "precision", text: "123456789012346000" }] }),
      row(7, "TF-7", 0, {
        ...{ quantityText: "=B2*2", fault: "badQuantity" },
        notes: [{ kind: "noValue", text: "=B2*2" }],
      }),
      row(8, "TF-8", 0, {
        ...{ quantityText: "#N/A", fault: "badQuantity" },
        notes: [{ kind: "error", text: "#N/A" }],
      }),
      row(9, "", 0, { quantityText: "5", fault: "noCode", notes: [{ kind: "merged", text: "" }] }),
    ],
  },
};
export const Adding: Story = { args: { rows: [ready], isAdding: true } };
export const NothingFound: Story = { args: { rows: [row(1, "QQQQ", 1)] } };

/** A list of thousands of rows is shown in pages, and becomes several settlements. */
export const ManyRows: Story = {
  args: { rows: Array.from({ length: 5_000 }, (_, at) => ({ ...ready, line: at + 1 })) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("listitem", { name: /\d/ })).toHaveLength(100);
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.page, { page: 50 }) }));
    await expect(
      canvas.getByRole("listitem", { name: messagePattern(words.row, { line: 5_000 }) }),
    ).toBeVisible();
    await expect(
      canvas.getByText(messagePattern(words.settlements, { max: 50, able: 5_000, times: 100 })),
    ).toBeVisible();
  },
};

/** Codes that were pasted for a purchase list. */
export const ForAList: Story = { args: { listName: "每月劳保" } };
export const Listing: Story = { args: { listName: "每月劳保", isListing: true } };
