import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./ApprovalDecision.messages.ts";
import { ApprovalDecision } from "./ApprovalDecision.tsx";

const orderNumber = "202611270001";
const meta = {
  title: "enterprise/ApprovalDecision 审批操作 通过 拒绝 approve",
  id: "enterprise-approvaldecision",
  component: ApprovalDecision,
  args: { orderNumber },
} satisfies Meta<typeof ApprovalDecision>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Approves: Story = {
  tags: ["!autodocs"],
  args: { onApprove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: messageText(words.approveNamed, { orderNumber }) }),
    );
    await expect(args.onApprove).toHaveBeenCalledWith(orderNumber);
  },
};
export const Refused: Story = {
  args: { refused: { formError: "该订单已处理，无需再次审批" } },
  globals: { viewport: { value: "phone" } },
};
