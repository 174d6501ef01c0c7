import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleLists } from "../../samples/purchase-list.ts";
import { words } from "./PurchaseLists.messages.ts";
import { PurchaseLists } from "./PurchaseLists.tsx";

const meta = {
  title: "saved/PurchaseLists 采购清单 清单列表 常购清单 purchase-list",
  id: "saved-purchaselists",
  component: PurchaseLists,
  args: { lists: sampleLists },
} satisfies Meta<typeof PurchaseLists>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Removes: Story = {
  tags: ["!autodocs"],
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const named = (name: string) => messageText(words.of, { act: messageText(words.delete), name });
    await userEvent.click(canvas.getByRole("button", { name: named("2 号线备件") }));
    await expect(args.onRemove).toHaveBeenCalledWith("2");
    // A colleague's is not removed.
    await expect(canvas.queryByRole("button", { name: named("仓库年度盘点补货") })).toBeNull();
  },
};

export const Empty: Story = { args: { lists: [] } };
export const Loading: Story = { args: { lists: [], state: "loading" } };
export const Refetching: Story = { args: { state: "refetching" } };
export const Failed: Story = { args: { lists: [], state: "failed", onRetry: fn() } };
export const Refused: Story = { args: { sent: { name: "单".repeat(31), error: "最多 30 个字符" } } };
export const Pending: Story = { args: { isPending: true } };
export const LongText: Story = {
  args: {
    lists: sampleLists.map((list) => ({
      ...list,
      name: "三号厂房自动化产线年度大修备品备件与劳保用品采购清单",
      ownerName: "上海恒力机电有限公司采购中心",
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
