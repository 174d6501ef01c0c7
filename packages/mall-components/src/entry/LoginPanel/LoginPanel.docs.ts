import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "整个登录页：账号、手机、扫码三种方式，忘记密码和注册的入口；没有脚本也能登录。",
    "The whole sign-in page: by account, by mobile code, by scan, with the ways to a forgotten password and to registering; works without script.",
  ],
  instead: [
    ["entry/EntryFrame", "只要品牌框架，自己放卡片", "The brand's frame around a card of your own"],
    ["entry/LoginQr", "只要扫码", "The code to scan alone"],
    ["account/MobileProofForm", "已登录，只验证手机号", "Signed in already, a number is to be proven"],
  ],
  anatomy: [
    ["main nav", "三种登录方式", "the three ways"],
    ["main input[name=userName]", "账号或手机号，换方式后还在", "account, kept when the way changes"],
    ["main input[name=passWord]", "密码，可显示", "password, can be shown"],
    ["main button[type=submit]", "登录", "signs in"],
    ["main form > div > p", "登录即同意的条款", "terms that signing in agrees to"],
    ["main section > span:last-child", "忘记密码、立即注册", "forgotten password, registration"],
  ],
  states: [
    ["Mobile", "手机登录", "By mobile code"],
    ["QrCode", "扫码登录", "By scan"],
    ["Plain", "只有账号登录（/login-old）", "The account alone (/login-old)"],
    ["Pending", "正在登录", "On its way"],
    ["CodeSent", "验证码已发，60 秒后可再发", "The code was sent, another after 60 seconds"],
    ["Locked", "密码错误太多，账号锁定", "Too many wrong passwords, the account is locked"],
    ["CaptchaDue", "先做安全验证", "A security check comes first"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    ["Locked", "写明等多久能再试，账号还留着。", "It says how long to wait, and the account is still there."],
  ],
  bad: [
    [
      { formError: "错误代码 10023" },
      "错误码没法处理：说原因和下一步。",
      "A code is of no use: say why, and what to do.",
    ],
    [
      { variant: "plain" },
      "主登录页用 plain：少了手机和扫码，忘记密码的人更难进来。",
      "The main page as plain: mobile and scan are gone, and who forgot the password is out.",
    ],
  ],
  keyboard: [...keys.form, ["Enter", "在登录方式上：换一种", "on the ways: changes to one"]],
  speech: [
    "一级标题读“登录”；登录方式读作导航，当前的读“当前页”；错误读出并移焦点到第一个错误的字段；密码按钮读“显示密码”。",
    "The first-level heading; the ways are a navigation with the current one said; errors are read and the focus goes to the first; the button in the password says what it does.",
  ],
  layout: [
    "自带整页框架，至少一屏高，直接作为页面；卡片宽约 380 像素。扫码与表单等高，换方式卡片不跳。",
    "It brings the page's frame, at least as high as the window: it is the page. The card is about 380 px wide, and as high by scan as by form, so it does not jump.",
  ],
  related: [
    "entry/EntryFrame",
    "entry/LoginQr",
    "entry/TermsLinks",
    "forms/SmsCodeField",
    "forms/SecurityCheck",
  ],
} satisfies ComponentDocs;
