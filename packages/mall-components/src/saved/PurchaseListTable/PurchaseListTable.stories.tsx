import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleLines } from "../../samples/purchase-list.ts";
import type { PurchaseLineView } from "../purchase-list-view.ts";
import { words } from "./PurchaseListTable.messages.ts";
import { PurchaseListTable } from "./PurchaseListTable.tsx";

const [screw, gloves] = sampleLines as [PurchaseLineView, PurchaseLineView];
const handlers = { onQuantity: fn(), onNote: fn(), onRemove: fn(), onAdd: fn() };

const meta = {
  title: "saved/PurchaseListTable 清单商品表 采购清单 批量加购 table",
  id: "saved-purchaselisttable",
  component: PurchaseListTable,
  args: { lines: sampleLines, addHref: "?tab=quick" },
} satisfies Meta<typeof PurchaseListTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChoosesForTheCart: Story = {
  tags: ["!autodocs"],
  args: handlers,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: new RegExp(screw.goods.title) }));
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.addToCart) }));
    await expect(args.onAdd).toHaveBeenCalledWith([screw]);
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.removeChosen) }));
    await expect(args.onRemove).toHaveBeenCalledWith([screw.id]);
  },
};

export const WritesANote: Story = {
  tags: ["!autodocs"],
  args: handlers,
  play: async ({ canvas, userEvent, args }) => {
    const [open] = canvas.getAllByText(messageText(words.addNote));
    await userEvent.click(open as HTMLElement);
    const field = canvas.getByRole("textbox", { name: new RegExp(gloves.goods.title) });
    await userEvent.type(field, "  L 码 {Enter}");
    await expect(args.onNote).toHaveBeenCalledWith(gloves.id, "L 码");
    await userEvent.click(open as HTMLElement);
    await userEvent.clear(field);
    await userEvent.type(field, `${"注".repeat(101)}{Enter}`);
    await expect(args.onNote).toHaveBeenCalledOnce();
  },
};

export const ChangesAQuantity: Story = {
  tags: ["!autodocs"],
  args: handlers,
  play: async ({ canvas, userEvent, args }) => {
    const [more] = canvas.getAllByRole("button", { name: messageText(words.increase) });
    await userEvent.click(more as HTMLElement);
    await expect(args.onQuantity).toHaveBeenCalledWith(screw.id, 30);
  },
};

export const Added: Story = {
  args: {
    results: {
      [screw.id]: { isAdded: true, text: "已加入购物车" },
      [gloves.id]: { isAdded: false, text: "库存不足" },
    },
  },
};
export const Adding: Story = { args: { isAdding: true } };
export const PricePending: Story = { args: { lines: [{ ...screw, isPending: true }] } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Empty: Story = { args: { lines: [] } };
export const EmptyReadOnly: Story = { args: { lines: [], isReadOnly: true } };
export const Loading: Story = { args: { lines: [], state: "loading" } };
export const Refetching: Story = { args: { state: "refetching" } };
export const Failed: Story = { args: { lines: [], state: "failed", onRetry: fn() } };
export const LongText: Story = {
  args: {
    lines: sampleLines.map((line) => ({
      ...line,
      note: "三号厂房自动化产线年度大修备用，请与上批同一批次同一颜色，到货前一天电话通知仓库王师傅安排卸货",
      quantity: 99_999,
      total: "1749982.50",
      goods: { ...line.goods, title: line.goods.title.repeat(5) },
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
