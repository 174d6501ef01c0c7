import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "注册、找回密码、修改密码、更换手机号的最后一步：成功了，几秒后自动去下一处，也可以马上去。",
    "Last step of registering, resetting or changing a password, changing the number: it worked, and in some seconds it leads on, or at once.",
  ],
  instead: [
    ["entry/LeadThanks", "采购需求提交之后", "After an enquiry was sent"],
    ["payment/PayResult", "付款之后", "After a payment"],
    ["ui/Toast", "小事成功，人还留在原页", "Something small worked, and the person stays"],
  ],
  anatomy: [
    ["svg", "成功图标", "sign of success"],
    ["[role=status] h2", "结果：“注册成功”", "what worked"],
    ["[role=status] + p", "几秒后去哪里", "where it leads in how many seconds"],
    ["a[href]", "马上去", "leads there at once"],
  ],
  states: [
    ["Forgot", "找回密码：所有设备已退出", "Password reset: all devices are signed out"],
    ["Changed", "修改密码", "Password changed"],
    ["MobileChanged", "更换手机号：回到账号信息", "Number changed: back to the account"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Forgot",
      "顺带说明后果：所有设备都要重新登录。",
      "It tells what follows: every device must sign in again.",
    ],
  ],
  bad: [
    [
      { waitMs: 60_000 },
      "等一分钟才走：人以为卡住了。三到五秒就够。",
      "A minute to wait looks stuck. Three to five seconds are enough.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "结果自动读出一次（二级标题）；每秒变化的倒数不打断；链接读“立即进入”等。",
    "The result is read once, a second-level heading; the countdown does not interrupt; the link says where it leads.",
  ],
  layout: [
    "一列居中，最小高度与前几步接近，换步不跳动。放在 EntrySteps 里当第三步；跳转由父级在 onEnd 里做。",
    "One centred column, about as high as the steps before, so nothing jumps. It is the third step inside EntrySteps; its parent moves on in onEnd.",
  ],
  related: ["entry/EntrySteps", "entry/NewAccountForm", "entry/NewPasswordForm"],
} satisfies ComponentDocs;
