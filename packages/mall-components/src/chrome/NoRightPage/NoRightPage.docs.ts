import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "企业成员打开了没有权限的页面：说明少了哪项权限，可以找谁开通。",
    "A member of an enterprise opened a page without the right to: it says which right is missing and who can give it.",
  ],
  instead: [
    ["chrome/NotFoundPage", "页面或商品不存在", "The page or the goods do not exist"],
    ["entry/LoginPanel", "还没登录", "The person is not signed in yet"],
    ["ui/Notice", "页面能看，只是某个操作不能做", "The page can be seen, one act on it not"],
    ["ui/EmptyState", "有权限，但没有数据", "The right is there, the data not"],
  ],
  anatomy: [
    ["section > span:first-child", "锁的图标", "a lock"],
    ["h1", "“您没有查看这个页面的权限”", "that there is no right to this page"],
    ["h1 + *", "服务器说的原因：少了哪项权限", "why, in the server's words"],
    ["section dl", "企业、管理员昵称、管理员手机", "enterprise, administrator, their mobile number"],
    ["section a", "返回首页", "home"],
  ],
  states: [
    ["NobodyToAsk", "没有可找的管理员", "There is no administrator to ask"],
    [
      "WithHistory",
      "可以返回上一页，“返回”是主要动作",
      "There is a page to go back to, which is the main way then",
    ],
    ["LongName", "企业全称很长：在卡片里换行", "A long enterprise name breaks inside of its card"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["WithHistory", "有联系人，也有退路。", "There is a person to ask and a way back."]],
  bad: [
    [
      { reason: "403 Forbidden" },
      "错误码不是原因：要说少了哪项权限。",
      "A code is no reason: say which right is missing.",
    ],
    [
      "NobodyToAsk",
      "明明有管理员却不给 adminToAsk：人不知道找谁。",
      "An administrator exists and adminToAsk is left out: people do not know whom to ask.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "页面唯一的一级标题是“您没有查看这个页面的权限”，随后读原因，再逐对读企业、管理员昵称和手机；锁的图标不读。",
    "The page's only first-level heading, then the reason, then enterprise, administrator and number as pairs; the lock is not read.",
  ],
  layout: [
    "占满父级宽度，内容居中，放在页头和页脚之间代替正文。联系人卡片随内容宽，最宽不超过父级。",
    "Fills its parent with its content in the centre, in the place of the page's content between header and footer. The card is as wide as its content, at most as its parent.",
  ],
  related: ["chrome/StatusPage", "chrome/NotFoundPage", "enterprise/EnterprisePicker"],
} satisfies ComponentDocs;
