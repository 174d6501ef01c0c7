import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个团的进度：谁在里面、还差几人、剩多久，下一步做什么；自己的团可以分享。",
    "How far one team is: who is in it, how many it lacks, how long, and what its reader can do; it can be shared while it forms.",
  ],
  instead: [
    ["promotion/TeamList", "还没选团，要列出几个", "No team is chosen yet: show several"],
    ["promotion/GroupBuyHead", "解释拼团怎么玩", "How group buying works"],
    ["product/ShareDialog", "分享一件商品", "Sharing a product"],
  ],
  anatomy: [
    ["h2", "几人团、还差几人或结果", "size, how many are missing, or what became of it"],
    ["[role=timer]", "剩余成团时间；成团或失败后没有", "time left; none once it is full or failed"],
    ["ul li:first-child", "团长，角标“团长”", "the host, marked as such"],
    ["ul li:last-child", "空位，虚线圈", "a free place, a dashed circle"],
    ["button", "复制链接；设备能分享时多一个“分享”", "copy the link; “Share” where the device can"],
    ["section > p", "下一步做什么", "what to do next"],
  ],
  states: [
    ["Own", "自己在团里：邀人", "The reader is in it: invite"],
    ["Full", "名额已满，有人没付款", "All places taken, one not paid"],
    ["Filled", "别人的团，已成团", "Another's team, full"],
    ["OwnFilled", "自己的团，已成团：等发货", "One's own, full: will be shipped"],
    ["Expired", "没凑满：可参加其他团", "Not filled: join another"],
    ["OwnExpired", "自己的团没凑满：退款", "One's own, not filled: refunded"],
    ["Over", "拼团活动已结束", "Group buying is over"],
    [
      "OverWhileForming",
      "活动已结束，团还没满：不能再参加",
      "The sale ended before it was full: cannot be joined",
    ],
    [
      "OwnOverWhileForming",
      "活动已结束，自己的团还没满：等结果",
      "The sale ended before one's own was full: wait for what becomes of it",
    ],
    ["Narrow", "手机上：复制链接换到下一行", "On a phone: the link's button is on the next line"],
  ],
  good: [
    ["Own", "在团里的人只看到“邀请”，不再叫他参团。", "Who is in it is asked to invite, not to join."],
    ["OwnExpired", "没成团先说钱去哪了。", "Not filled: it says where the money goes."],
  ],
  bad: [
    [
      { share: undefined },
      "还差人，却没有链接可以分享：凑不满就退款了。",
      "Places are free and there is no link to share: it may not be filled.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "以标题命名的区域；“团员”列表逐个读名字、团长、待付款；空位和头像不读；复制后读“已复制”。",
    "A region named by its heading; the members' list reads names, host and who has not paid; free places and pictures are silent; “copied” is read after a press.",
  ],
  layout: [
    "自己有促销浅底和内边距；每个成员占 72 像素宽，可换行；复制链接靠右。放在商品页或订单详情，宽度占满父级。",
    "Its own: soft ground and padding; a member is 72 px wide, they wrap; the link's button is at the end. On a product's page or in an order, as wide as its parent.",
  ],
  related: ["promotion/TeamList", "parts/Countdown", "parts/CopyText", "product/ShareDialog"],
} satisfies ComponentDocs;
