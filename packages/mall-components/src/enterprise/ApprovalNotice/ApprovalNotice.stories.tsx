import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messagePattern } from "../../samples/message-text.ts";
import { words } from "./ApprovalNotice.messages.ts";
import { ApprovalNotice } from "./ApprovalNotice.tsx";

const meta = {
  title: "enterprise/ApprovalNotice 审批提示 超限额 采购限额",
  id: "enterprise-approvalnotice",
  component: ApprovalNotice,
  args: { reasons: ["perOrder"], approvers: ["拓远采购部"], hours: 24 },
} satisfies Meta<typeof ApprovalNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SeveralLimits: Story = {
  args: { reasons: ["perOrder", "perMonth", "perCategory"], approvers: ["拓远采购部", "王建国"] },
};
export const NoApprovers: Story = {
  args: { approvers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messagePattern(words.asksAnyone))).toBeVisible();
  },
};
export const LongChineseText: Story = {
  args: { approvers: ["华东区域采购与供应链管理中心负责人".repeat(3)] },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
