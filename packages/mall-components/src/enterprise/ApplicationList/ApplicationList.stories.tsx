import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./ApplicationList.messages.ts";
import { ApplicationList, type ApplicationView } from "./ApplicationList.tsx";

const first: ApplicationView = {
  id: "3",
  name: "王建国",
  mobile: "138****0006",
  note: "采购部，负责紧固件与刀具",
  askedText: "2026-11-27",
};
const second = { ...first, id: "4", name: "李敏", mobile: "139****2201", note: "" };

const meta = {
  title: "enterprise/ApplicationList 加入申请 待处理申请 成员申请",
  id: "enterprise-applicationlist",
  component: ApplicationList,
  args: { applications: [first, second] },
} satisfies Meta<typeof ApplicationList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Approves: Story = {
  tags: ["!autodocs"],
  args: { applications: [first], onApprove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const { name } = first;
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.approveNamed, { name }) }));
    await expect(args.onApprove).toHaveBeenCalledWith("3");
  },
};
export const Refused: Story = {
  args: { refused: { id: "3", defaultValues: { reason: "" }, fieldErrors: { reason: "请输入原因" } } },
};
export const Pending: Story = { args: { isPending: true } };
export const PendingOne: Story = {
  args: { isPending: true, pendingId: "3" },
  play: async ({ canvas }) => {
    const approve = (name: string) =>
      canvas.getByRole("button", { name: messageText(words.approveNamed, { name }) });
    await expect(approve(first.name)).toHaveAttribute("aria-busy", "true");
    await expect(approve(second.name)).toBeDisabled();
  },
};
export const LongChineseText: Story = {
  args: {
    applications: [
      { ...first, name: "华东区域采购中心负责人".repeat(3), note: "负责紧固件与刀具的采购。".repeat(8) },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
