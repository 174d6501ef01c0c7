/** What the server says when it refuses an act in an enterprise: memberships, approvals, statements. */
import type { Sentence } from "./locale.ts";

export const enterpriseRefusalWords = {
  enterpriseNotAllowed: {
    zh_CN: "您没有该企业的此项权限，请联系管理员{administrator}",
    en: "You may not do this in the enterprise; please ask its administrator {administrator}",
  },
  approverMissing: {
    zh_CN: "本单超出采购限额，企业中没有其他可审批的成员，请联系管理员{administrator}",
    en: "This order is above your limit and no other member can approve it; please ask the administrator {administrator}",
  },
  approvalNotForActivity: {
    zh_CN: "秒杀、拼团、预售和积分商品不能等待审批，本单已超出您的采购限额，无法下单",
    en: "Flash sales, group buying, pre-sales and points goods cannot wait for an approval, and this order is above your limit",
  },
  approvalDecided: { zh_CN: "该订单已处理，无需再次审批", en: "This order has been decided already" },
  notApprover: { zh_CN: "该订单不由您审批", en: "You are no approver of this order" },
  stepsNotRising: {
    zh_CN: "各级审批的起始金额须逐级增大",
    en: "Each step has to start at a higher amount than the one before",
  },
  approverOfStepMissing: { zh_CN: "请为每一级选择审批人", en: "Please choose an approver for each step" },
  inviteMissing: {
    zh_CN: "邀请不存在或不是发给您的",
    en: "This invitation does not exist or is not for you",
  },
  inviteOver: {
    zh_CN: "邀请已失效，请联系企业管理员重新邀请",
    en: "This invitation is over, please ask the administrator for another",
  },
  alreadyMember: { zh_CN: "对方已是企业成员", en: "They are a member already" },
  inviteSelf: { zh_CN: "不能邀请自己", en: "You cannot invite yourself" },
  joinedAlready: { zh_CN: "您已是该企业成员", en: "You are a member of it already" },
  joinWaits: { zh_CN: "您的申请正在等待管理员处理", en: "Your request waits for the administrator already" },
  ownApplicationsFull: {
    zh_CN: "最多同时提交 {max} 个加入申请，请等待处理或撤回后再试",
    en: "At most {max} of your requests can wait at a time; withdraw one first",
  },
  applicationsFull: {
    zh_CN: "该企业待处理的申请已满，请稍后再试或联系管理员",
    en: "The enterprise has too many requests waiting; please try later or ask its administrator",
  },
  applicationMissing: { zh_CN: "申请不存在或已处理", en: "This request does not exist or is settled" },
  enterpriseHasOrders: {
    zh_CN: "还有 {count} 个订单或售后未完成，全部完成后才能注销企业账号",
    en: "{count} orders or refunds are not complete; the account can be closed once all are",
  },
  enterpriseOwes: {
    zh_CN: "还有 ¥{amount} 账期欠款未还清，还清后才能注销企业账号",
    en: "¥{amount} are owed on account terms; the account can be closed once they are paid",
  },
  statementMissing: { zh_CN: "没有该月的账单", en: "There is no statement of this month" },
  statementOpen: {
    zh_CN: "该月尚未出账，出账后才能确认",
    en: "This month has not closed; it can be confirmed then",
  },
  statementConfirmed: { zh_CN: "该账单已确认", en: "This statement is confirmed already" },
  statementLineMissing: { zh_CN: "账单明细不存在", en: "There is no such line in the statement" },
  questionsFull: {
    zh_CN: "今日提问已达 {max} 条，请明天再试",
    en: "You have asked {max} questions today; please try tomorrow",
  },
  membersFull: { zh_CN: "企业成员最多 {max} 人", en: "An enterprise has at most {max} members" },
  invitesFull: {
    zh_CN: "最多同时保留 {max} 个未处理的邀请",
    en: "At most {max} invitations can be open at a time",
  },
} as const satisfies Record<string, Sentence>;
