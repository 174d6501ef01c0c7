import { defineMessages } from "./define-messages.ts";

/** Words that pieces about limits and approvals share. */
export const approvalWords = defineMessages({
  approve: { id: "approval.approve", defaultMessage: "审批通过" },
  approver: { id: "approval.approver", defaultMessage: "审批人" },
  until: { id: "approval.until", defaultMessage: "商品保留至 {time}" },
  refused: { id: "approval.refused", defaultMessage: "已拒绝" },
  approved: { id: "approval.approved", defaultMessage: "已通过" },
  withdrawn: { id: "approval.withdrawn", defaultMessage: "下单人已撤回" },
  lapsed: { id: "approval.lapsed", defaultMessage: "超时未审批" },
  waitsFor: { id: "approval.waitsFor", defaultMessage: "等待 {names} 审批" },
  by: { id: "approval.by", defaultMessage: "{name} 处理" },
  reasonIs: { id: "approval.reasonIs", defaultMessage: "拒绝原因：{reason}" },
  stepOf: { id: "approval.stepOf", defaultMessage: "第 {step} / {count} 级审批" },
  perOrder: { id: "approval.perOrder", defaultMessage: "单笔限额" },
  perMonth: { id: "approval.perMonth", defaultMessage: "每月限额" },
});
