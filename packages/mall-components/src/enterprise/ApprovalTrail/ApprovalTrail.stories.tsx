import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tradehall/ui/Button";
import { type ApprovalStepView, ApprovalTrail } from "./ApprovalTrail.tsx";

const done: ApprovalStepView = {
  ...{ state: "approved", approvers: [], decidedBy: "王建国", reason: "", time: "2026-11-27 10:12:00" },
};
const waiting: ApprovalStepView = {
  ...{ state: "waiting", approvers: ["拓远采购部", "李敏"], decidedBy: "", reason: "" },
};

const meta = {
  title: "enterprise/ApprovalTrail 审批进度 审批流 审批记录 workflow",
  id: "enterprise-approvaltrail",
  component: ApprovalTrail,
  args: { steps: [done, waiting], stepCount: 2 },
} satisfies Meta<typeof ApprovalTrail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refused: Story = {
  args: { steps: [{ ...done, state: "refused", reason: "本月预算已用完" }], stepCount: 1 },
};
export const Lapsed: Story = { args: { steps: [{ ...waiting, state: "lapsed", approvers: [] }] } };
export const ToDecide: Story = { args: { children: <Button size="s">审批通过</Button> } };
export const LongChineseText: Story = {
  args: { steps: [{ ...done, state: "refused", reason: "请补充三家供应商的比价说明后再提交。".repeat(4) }] },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
