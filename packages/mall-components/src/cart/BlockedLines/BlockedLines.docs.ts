import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "结算时买不了的商品：每件说明原因，并给出改数量或移出的办法。",
    "Goods at the checkout that cannot be ordered now: the reason for each, and a way out, another quantity or leaving it out.",
  ],
  instead: [
    ["cart/ExpiredLines", "购物车里已经下架、售罄的商品", "Goods of the cart that are sold no more"],
    [
      "cart/LimitNote",
      "能买，但超出审批额度",
      "They can be bought, but are above the limit without approval",
    ],
    ["ui/Notice", "只有一句提醒，没有商品", "One message without goods"],
  ],
  anatomy: [
    [
      "[role=status] > div > div:first-child",
      "标题：几种商品、为什么、其余能不能提交",
      "heading: how many, why, and whether the rest can go on",
    ],
    ["li > div", "商品：图片、名称、规格", "the product: picture, name, specification"],
    [
      "li > div > div:last-child > span",
      "原因，后面跟现可买几件",
      "the reason, and how many could be ordered",
    ],
    ["li > span", "原来要几件", "how many were wanted"],
    ["li > span:last-child button:first-child", "改为现在能买的件数", "change to what can be ordered"],
    ["li > span:last-child button:last-child", "移出本次结算", "remove it from this checkout"],
  ],
  states: [
    ["OtherRegion", "地址送不到", "The address is out of reach"],
    [
      "Changing",
      "正在改数量：按钮转圈，其他照常",
      "A change is on its way: its button spins, the others work",
    ],
    ["NothingElse", "只有这一件：不能移出", "It is all there is: it cannot be left out"],
    ["Narrow", "手机上：按钮换到下一行", "On a phone: the buttons are on the next line"],
  ],
  good: [["Default", "每件都有出路，其余商品照常提交。", "Each has a way out, and the rest can be ordered."]],
  bad: [
    [
      {
        cause: "goods",
        lines: [{ id: "1", title: "博世 GBH 2-28 DFV 电锤 四坑两用", quantity: 6, reason: "库存不足" }],
      },
      "没有别的商品了还说“其余商品可继续提交”：cause 用 all。",
      "Nothing is left, yet it says that the rest can be ordered: its cause is `all`.",
    ],
    [
      {
        lines: [
          {
            id: "1",
            title: "博世 GBH 2-28 DFV 电锤 四坑两用",
            quantity: 6,
            reason: "系统异常",
            canLeaveOut: true,
          },
        ],
      },
      "原因要说商品怎么了，“系统异常”谁也不知道该怎么办。",
      "The reason is about the goods; “system error” tells no one what to do.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "出现时自动读出（status）；按钮读全：“‘博世 电锤’改为 4 件”“将‘博世 电锤’移出本次结算”。",
    "Read when it appears (a status); each button is named with its product and what it will be changed to.",
  ],
  layout: [
    "自己是一条警示底色的提示，宽度占满父级；768 像素起一行三格。必须放在结算的 form 里面，按钮用 intent 提交；没有商品时什么也不画。",
    "A warning Notice as wide as its parent; three cells in a row from 768 px. It has to be inside the checkout's form, which its buttons send by `intent`; with no lines it draws nothing.",
  ],
  related: ["ui/Notice", "product/GoodsLine", "checkout/SubmitBar", "cart/ExpiredLines"],
} satisfies ComponentDocs;
