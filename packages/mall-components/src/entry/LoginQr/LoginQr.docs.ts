import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "扫码登录：二维码、剩余时间，以及扫了、确认了、过期了、没取到的每一步，都写清并读出。",
    "Signing in by scan: the code, its time, and each state (scanned, confirmed, expired, not fetched) in words that are read aloud.",
  ],
  instead: [
    ["payment/QrPayPanel", "扫码付款", "Paying by scan"],
    ["parts/QrCode", "只要一张二维码", "A code alone"],
    ["order/PickupCode", "自提的取货码", "The code to pick an order up"],
  ],
  anatomy: [
    ["img", "二维码：白底黑块，有遮罩时变淡", "code: dark on white, faded under a veil"],
    ["p[aria-live]", "现在该做什么", "what to do now"],
    ["[role=timer]", "剩余有效时间，等待时才有", "time left, while it waits"],
  ],
  states: [
    ["Loading", "正在获取二维码", "The code is on its way"],
    ["Scanned", "已扫，等手机确认", "Scanned, waits for the phone"],
    ["Confirmed", "已确认，正在进入", "Confirmed, on the way in"],
    ["Expired", "过期：整块可点刷新", "Expired: all of it can be pressed for another"],
    ["Refreshing", "正在换一张", "Another is being made"],
    ["Failed", "没取到，可重试", "It could not be fetched and can be tried again"],
    ["Refused", "服务器拒绝：账号已停用", "Refused: the account is disabled"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    ["Expired", "过期后整块都是刷新按钮，一点就换。", "The whole code turns into the button for another."],
  ],
  bad: [
    [
      { errorText: "登录失败" },
      "码还有效却写失败，也不说原因：拒绝时把 status 设为 expired，并写明怎么办。",
      "A valid code beside a failure without a reason: set status to expired and say what to do.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "二维码读作图片“登录二维码”；下面一句每次变化自动读出；时间读作计时器，不逐秒播报；过期后焦点能到刷新按钮。",
    "The code is an image “登录二维码”; the sentence below is read at each change; the time is a timer and not read each second; an expired code is a button.",
  ],
  layout: [
    "一列居中，最小高度与其他登录方式的表单相同，换方式不跳动。宽度由卡片决定；二维码用白底，不要放到彩色底上。",
    "One centred column, as high as the forms of the other ways, so nothing jumps. Its width is the card's; a code is on white, not on a coloured ground.",
  ],
  related: ["entry/LoginPanel", "parts/QrCode", "parts/Countdown"],
} satisfies ComponentDocs;
