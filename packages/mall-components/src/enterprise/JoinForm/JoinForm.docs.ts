import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "买家申请加入一家企业：填完整名称或信用代码，等管理员处理；自己的申请列在下面，可以撤回。",
    "Asks an enterprise to be taken in, by its whole name or credit code, and lists what became of one's requests.",
  ],
  instead: [
    ["enterprise/InviteList", "已经收到邀请", "There is an invitation already"],
    ["entry/NewAccountForm", "还没有账号", "There is no account yet"],
    ["store/StoreApplicationForm", "申请开店", "Applying to open a store"],
  ],
  anatomyStory: "Applications",
  anatomy: [
    ["input[name=enterprise]", "企业名称或统一社会信用代码", "enterprise's name or credit code"],
    ["input[name=note]", "申请说明，选填，最多 100 字", "about oneself, optional, 100 characters at most"],
    ["button[type=submit]", "提交申请", "sends the request"],
    ["li:first-child p:first-child", "申请的企业和状态", "enterprise and state of a request"],
    ["li:first-child button", "撤回申请，只有待处理的才有", "withdraws it, only while it waits"],
  ],
  states: [
    ["Applications", "一个待处理，一个未通过", "One waits, one was refused"],
    ["Sent", "已提交：说明等谁", "Sent: says for whom to wait"],
    ["Unknown", "没找到企业：说明怎么填", "Not found: says how to fill it in"],
    ["PendingOne", "其中一个处理中，其余暂停用", "One is on its way, the others are off meanwhile"],
    ["Pending", "提交中", "On its way"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Unknown",
      "错误写在字段旁，说出要填完整名称，填的都保留。",
      "The error is at its field, says what is needed and keeps what was typed.",
    ],
  ],
  bad: [
    [
      {
        applications: [
          {
            id: "2",
            enterpriseName: "上海拓远机电设备有限公司",
            isWaiting: false,
            reason: "",
            askedText: "2026-11-20",
          },
        ],
      },
      "“未通过”却没有原因：人不知道该改什么、能不能再申请。",
      "Refused without a reason: people cannot tell what to change or whether to ask once more.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "表单读“申请加入企业”；没填企业就提交，焦点到该字段并读错误；提交成功自动读出；列表读“我的申请”。",
    "A form by its heading; without an enterprise the focus goes to its field; success is read by itself; the list is “My requests”.",
  ],
  layout: [
    "一块白底，占满父级宽度，上下排：结果、表单、申请列表；放在“我的企业”下面。",
    "A sheet as wide as its parent: outcome, form, requests; below the list of enterprises.",
  ],
  related: [
    "enterprise/ApplicationList",
    "enterprise/EnterpriseList",
    "enterprise/InviteList",
    "forms/FormPart",
  ],
} satisfies ComponentDocs;
