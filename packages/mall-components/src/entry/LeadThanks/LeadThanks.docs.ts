import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "采购需求已收到：给编号，说接下来三步会发生什么。第二天再来，看到的是上次提交的内容。",
    "The enquiry was kept: its number, and the three things that come next. Who comes back later sees what was sent.",
  ],
  instead: [
    [
      "entry/EntryDone",
      "注册、改密码成功，几秒后自动跳转",
      "An account or a password is done, and the page leads on by itself",
    ],
    ["quote/QuoteSheet", "一张询价单的进展", "How far a request for prices is"],
    ["ui/Toast", "小事成功，人还要继续做", "Something small worked, and the person goes on"],
  ],
  anatomyStory: "Earlier",
  anatomy: [
    [
      "section > svg",
      "图标：刚提交是勾，等待中是时钟",
      "a tick when it was sent now, a clock while it waits",
    ],
    ["section h2", "结果", "what happened"],
    ["section h2 + p", "需求编号和时间", "number and time"],
    ["section dl", "提交的内容，回来时才有", "what was sent, for who comes back"],
    ["section ol", "接下来的三步", "the three next steps"],
    ["section a", "再提交一条，或修改后重新提交", "another one, or this one changed"],
  ],
  states: [
    ["SignedIn", "已登录：店铺绑定后自动进入商城", "Signed in: the mall opens once a shop is bound"],
    ["Earlier", "以前提交的，正在匹配店铺", "Sent before, a shop is being found"],
    ["Embedded", "嵌在别的网站里：没有注册入口", "Inside of another site: no registration"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["Earlier", "写明填过什么，人不会重复提交。", "It says what was sent, so it is not sent twice."]],
  bad: [
    [
      "Embedded",
      "在自己的商城里也关掉注册：最有意向的人没有下一步。",
      "Registration off in the mall itself: who is most interested finds no next step.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "刚提交时焦点移到二级标题并读出；以前提交的不移焦点；三步读作列表“接下来”。",
    "When just sent, the focus goes to the second-level heading, which is read; for an earlier one it stays; the steps are the list “接下来”.",
  ],
  layout: [
    "一列居中，占满父级，代替表单放在 LandingFrame 的卡片里；卡片的标题这时不传。",
    "One centred column as wide as its parent, in the form's place inside LandingFrame's card, which then gets no heading of its own.",
  ],
  related: ["entry/LeadForm", "entry/LandingFrame", "ui/Timeline"],
} satisfies ComponentDocs;
