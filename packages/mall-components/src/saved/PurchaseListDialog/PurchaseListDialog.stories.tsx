import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleLists } from "../../samples/purchase-list.ts";
import { words } from "./PurchaseListDialog.messages.ts";
import { PurchaseListDialog } from "./PurchaseListDialog.tsx";

const lists = sampleLists.slice(0, 2).map(({ id, name, lineCount }) => ({ id, name, lineCount }));

const meta = {
  title: "saved/PurchaseListDialog 选择清单弹窗 加入清单 采购清单 dialog",
  id: "saved-purchaselistdialog",
  component: PurchaseListDialog,
  parameters: { docs: { story: { inline: false, height: "36rem" } } },
  args: {
    ...{ isOpen: true, onClose: fn(), count: 3, lists },
    ...{ onChoose: fn(), onCreate: fn() },
  },
} satisfies Meta<typeof PurchaseListDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chooses: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: /2 号线备件/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("2");
  },
};

export const Creates: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole("textbox", { name: messageText(words.name) });
    const send = screen.getByRole("button", { name: messageText(words.create) });
    await userEvent.click(send);
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(field, " 仓库补货 {Enter}");
    await expect(args.onCreate).toHaveBeenCalledWith("仓库补货");
  },
};

export const NoLists: Story = { args: { lists: [] } };
export const Loading: Story = { args: { lists: [], state: "loading" } };
export const Failed: Story = { args: { lists: [], state: "failed", onRetry: fn() } };
export const Pending: Story = { args: { isPending: true } };
export const Refused: Story = { args: { nameError: "最多 30 个字符" } };
export const Many: Story = {
  args: {
    lists: Array.from({ length: 50 }, (_, at) => ({
      ...{ id: String(at), lineCount: at * 7 },
      name: "三号厂房自动化产线年度大修备品备件与劳保用品采购清单",
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
