import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn } from "storybook/test";
import { ApprovalDecision } from "../ApprovalDecision/index.ts";
import { ApprovalList, type ApprovalView } from "./ApprovalList.tsx";

const waiting: ApprovalView = {
  ...{ orderNumber: "202611270001", href: "/order-detail?orderNumber=202611270001", state: "waiting" },
  ...{ step: 1, stepCount: 2, requester: "王建国", createdText: "2026-11-27 09:30" },
  ...{ goods: "内六角圆柱头螺钉 M6×20", lineCount: 3, amount: "12800.00" },
  ...{ poNumber: "CG-1127", costCentre: "生产一部", project: "二期产线" },
  ...{ approvers: ["拓远采购部"], decidedBy: "", reason: "", untilText: "2026-11-28 09:30" },
};
const refused: ApprovalView = {
  ...waiting,
  ...{ orderNumber: "202611260007", state: "refused", lineCount: 1, approvers: [], untilText: "" },
  ...{ decidedBy: "拓远采购部", reason: "本月预算已用完", project: "", poNumber: "" },
};

const meta = {
  title: "enterprise/ApprovalList 审批列表 订单审批 待我审批 approvals",
  id: "enterprise-approvallist",
  component: ApprovalList,
  args: {
    current: "decide",
    hrefFor: (tab) => `?side=${tab}`,
    approvals: [waiting],
    actionsOf: (orderNumber): ReactNode => <ApprovalDecision orderNumber={orderNumber} />,
    pager: { page: 1, pageCount: 1, hrefForPage: (page) => `?page=${page}` },
  },
} satisfies Meta<typeof ApprovalList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Requested: Story = {
  args: { current: "requested", approvals: [waiting, refused], actionsOf: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").length).toBeGreaterThan(1);
    await expect(canvas.getByText(/本月预算已用完/)).toBeVisible();
  },
};
export const Pages: Story = {
  args: { pager: { page: 1, pageCount: 3, hrefForPage: (page) => `?page=${page}` } },
};
export const Empty: Story = { args: { approvals: [] } };
export const Loading: Story = { args: { approvals: [], state: "loading" } };
export const Failed: Story = { args: { approvals: [], state: "failed", onRetry: fn() } };
export const LongChineseText: Story = {
  args: {
    approvals: [
      {
        ...waiting,
        goods: "高强度合金钢发黑全牙加长加硬杯头螺栓".repeat(3),
        costCentre: "华东制造中心".repeat(4),
      },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
