import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "定金预售的三步：付定金、付尾款、发货，各多少钱、什么时候；下面说定金退不退。",
    "The three steps of a pre-sale: deposit, balance, dispatch, each with its amount and dates; below, what becomes of the deposit.",
  ],
  instead: [
    ["promotion/PreSaleBar", "只说现在的阶段和倒计时", "The phase of now and its clock alone"],
    ["order/OrderSteps", "普通订单走到哪一步", "How far an ordinary order is"],
    ["checkout/DepositTerms", "下单时同意定金规则", "Agreeing to the terms of the deposit at the checkout"],
    ["ui/Steps", "没有金额的步骤", "Steps without amounts"],
  ],
  anatomy: [
    ["li[aria-current]", "现在这一步", "the step of now"],
    ["li > span:nth-child(2)", "做什么、多少钱", "what is done, and how much"],
    [
      "li > span:last-child",
      "日期，按分钟或按天，不写年",
      "its dates, by the minute or the day, without the year",
    ],
    ["p", "定金规则；在售时还说怎么买", "rule of the deposit; while for sale, also how it is bought"],
  ],
  states: [
    ["DepositPaid", "订单里：定金已付，等尾款", "Of an order: the deposit is paid, the balance waits"],
    ["AllPaid", "都付了，等发货", "All paid, to be sent"],
    ["LargeAmounts", "百万尾款", "A balance of a million"],
    ["Narrow", "手机上仍是三列，字小一号", "On a phone three columns still, in smaller letters"],
  ],
  good: [
    [
      "DepositPaid",
      "付过的写实际支付时间，没付的写期限。",
      "What is paid says when; what is not, its dates.",
    ],
  ],
  bad: [
    [
      { current: 1 },
      "定金付了还留着 isForSale：下面仍叫人“请直接付定金”。",
      "The deposit is paid and isForSale still set: the words below still ask for it.",
    ],
    [
      { deposit: "880.00", balance: "0.00" },
      "没有尾款就不是预售，按普通商品卖。",
      "Without a balance it is no pre-sale: sell it as ordinary goods.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "名为“预售流程”的有序列表；做完的步骤后面读“已支付”，现在这一步读“当前步骤”，圆圈里的数字不读。",
    "An ordered list named as the steps of the pre-sale; a done step is followed by “paid”, the one of now is the current step; the numbers in circles are silent.",
  ],
  layout: [
    "三步平分父级宽度，文字居中换行；自己没有底和内边距。放在商品页价格下面或订单详情的卡片里，宽度至少约 320 像素。",
    "Three equal parts of its parent's width, words centred and wrapping; no ground or padding of its own. Below a price or in a card of an order, at least about 320 px wide.",
  ],
  related: ["promotion/PreSaleBar", "checkout/DepositTerms", "ui/Steps"],
} satisfies ComponentDocs;
