import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "三步走完一件账号的事：注册、找回密码、修改密码、更换手机号。标题、走到第几步、这一步的内容，都在一张卡片里。",
    "A matter of the account in three steps: registering, resetting or changing a password, changing the number. Title, how far, and the step itself in one card.",
  ],
  instead: [
    ["ui/Steps", "别的流程：只要步骤条", "Another way: its steps alone"],
    ["order/OrderSteps", "订单走到哪一步", "How far an order is"],
    ["store/StoreStatePanel", "开店审核走到哪一步", "How far the opening of a store is"],
  ],
  anatomy: [
    ["section > h1", "标题：这是在做什么", "title: what is being done"],
    ["section ol", "三步，已完成的打勾", "three steps, done ones ticked"],
    ["li[aria-current=step]", "现在这一步", "the current one"],
    ["section > div", "这一步的表单或结果", "the step's form or result"],
  ],
  states: [
    ["SecondStep", "第二步", "Second step"],
    ["LastStep", "最后一步", "Last step"],
    ["Forgot", "找回密码", "Resetting a password"],
    ["InUserCentre", "在个人中心里：没有卡片边和阴影", "Inside of the user centre: no card of its own"],
    ["Mobile", "更换手机号：标题降为二级", "Changing the number: its title is of the second level"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "InUserCentre",
      "页面已有卡片，就用 isBare，不套两层。",
      "The page has a card already, so isBare draws no second one.",
    ],
  ],
  bad: [
    [
      { way: "mobile", isBare: false, current: 2 },
      "单独成页却用 mobile：它的标题是二级，页面就没有一级标题了。",
      "mobile as a page of its own: its title is of the second level, so the page has none of the first.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "步骤读作列表“步骤”，已完成的加读“已完成”，当前的读“当前步骤”；步骤不能点。",
    "The list “步骤”; done steps say so, the current one is read as current; steps cannot be pressed.",
  ],
  layout: [
    "卡片定宽（约 680 像素）不超过父级，步骤内容再窄一些居中，最小高度固定，来回换步不跳动；isBare 时占满父级。居中由 EntryFrame 负责。",
    "A card of a fixed width (about 680 px), at most its parent's; the step is narrower in its centre and keeps a least height, so nothing jumps; isBare fills its parent. EntryFrame centres it.",
  ],
  related: [
    "entry/EntryFrame",
    "entry/NewAccountForm",
    "entry/NewPasswordForm",
    "account/MobileProofForm",
    "entry/EntryDone",
  ],
} satisfies ComponentDocs;
