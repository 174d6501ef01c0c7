import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleLists } from "../../samples/purchase-list.ts";
import type { PurchaseListView } from "../purchase-list-view.ts";
import { words } from "./PurchaseListHead.messages.ts";
import { PurchaseListHead } from "./PurchaseListHead.tsx";

const [shared, own, colleagues] = sampleLists as [PurchaseListView, PurchaseListView, PurchaseListView];

const meta = {
  title: "saved/PurchaseListHead 清单页头 清单操作 分享清单 重命名",
  id: "saved-purchaselisthead",
  component: PurchaseListHead,
  args: { list: shared, backHref: "?tab=lists", addHref: "?tab=quick", onExport: fn() },
} satisfies Meta<typeof PurchaseListHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotShared: Story = { args: { list: own } };

export const Presses: Story = {
  ...NotShared,
  tags: ["!autodocs"],
  args: { list: own, onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.export) }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.remove) }));
    await expect(args.onRemove).toHaveBeenCalledWith("2");
  },
};

export const OfAColleague: Story = { args: { list: colleagues } };
export const NameRefused: Story = { args: { nameError: "最多 30 个字符" } };
export const Exporting: Story = { args: { isExporting: true } };
export const LongText: Story = {
  args: { list: { ...shared, name: "三号厂房自动化产线年度大修备品备件与劳保用品采购清单" } },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
