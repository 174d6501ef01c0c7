import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品页上“送到哪、多少运费、什么时候到、有什么保障”两行字。",
    "Two lines of a product's page: where it goes, what that costs, when it comes, and what the shop promises.",
  ],
  instead: [
    ["product/RegionDialog", "选择地区的弹窗本身", "The dialog that asks for the region"],
    ["product/RegionMap", "店铺整体的配送范围", "Where a shop delivers to in all"],
    ["checkout/CheckoutAddresses", "结算时选收货地址", "Choosing the address at the checkout"],
  ],
  anatomy: [
    [
      "button",
      "地区：有 onChooseRegion 才是按钮，否则是文字",
      "the region: a button with onChooseRegion, else text",
    ],
    [
      "[aria-live]",
      "运费：金额、免运费、正在计算，或不支持配送",
      "freight: a sum, free, being worked out, or not delivered",
    ],
    ["[aria-live] + span", "免运费的条件", "what makes it free"],
    [
      "[aria-live] ~ span:last-child",
      "发货和送达时间，另起一行",
      "when it is sent and comes, on a line of its own",
    ],
    ["ul", "服务承诺，每条带勾", "promises, each with a tick"],
  ],
  states: [
    ["Free", "免运费；地区不可改", "Free; the region cannot be changed"],
    ["Loading", "换地区后正在算运费", "Freight is worked out after a change"],
    [
      "Undeliverable",
      "当前地区不送：红字，运费和时间不再显示",
      "Not delivered: in red, without freight and time",
    ],
    ["Narrow", "手机上各项自然换行", "On a phone the parts wrap"],
  ],
  good: [
    [
      { region: "", freightYuan: undefined, promise: undefined, freeNote: undefined },
      "不知道地区时请人选择，不猜一个。",
      "An unknown region is asked for, not guessed.",
    ],
  ],
  bad: [
    [
      {
        promise: "一般情况下我们会在您付款成功之后的两到七个工作日之内安排发货，具体以实际物流为准，敬请谅解",
      },
      "送达承诺含糊又长：给出日期。",
      "A long promise that promises nothing: give a day.",
    ],
    [
      {
        region: "江苏省",
        services: ["7天无理由退货", "可开发票", "正品保障", "满99元免运费", "领券立减", "会员折扣"],
      },
      "把优惠写进服务：服务只放保障，优惠在价格区。",
      "Offers among the promises: those belong into the price block.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "地区按钮读“更改配送地区，当前为江苏省 苏州市…，打开对话框”；运费和“不支持配送”是 live 区域，变化后自动读。",
    "The button says the present region and that it opens a dialog; freight and “not delivered” are a live region, read when they change.",
  ],
  layout: [
    "标签列宽取 --mall-detail-label，与 PriceBlock、BuyBox 对齐；两行间距自管，内容自己换行。放进 BuyBox 的 children。",
    "Its column of labels is --mall-detail-label, in line with PriceBlock and BuyBox; wraps by itself. Goes into BuyBox's children.",
  ],
  related: ["product/RegionDialog", "product/BuyBox", "product/PriceBlock"],
} satisfies ComponentDocs;
