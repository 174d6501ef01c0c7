import type { Words } from "@tradehall/ui/component-docs";

type Row = readonly [Words, Words, Words];

/** Tone of voice: the rule, written well, written badly. */
export const tone: readonly Row[] = [
  [
    ["按钮写动作，动词开头", "A button names the act and begins with its verb"],
    ["提交订单 · 加入购物车", "Submit order · Add to cart"],
    ["确定 · 点击这里", "OK · Click here"],
  ],
  [
    ["先说结果，再说怎么办", "First what happened, then what to do"],
    ["库存不足，最多可买 12 件", "Only 12 left. Lower the quantity"],
    ["操作失败", "Operation failed"],
  ],
  [
    ["不责怪人", "Blame no one"],
    ["请输入 11 位手机号", "Enter an 11-digit mobile number"],
    ["手机号错误！", "Wrong number!"],
  ],
  [
    ["一句话只说一件事", "One sentence, one matter"],
    ["订单已取消，优惠券已退回", "Order cancelled. Your coupon is back"],
    [
      "尊敬的用户，您的订单由于您的操作已经被成功取消",
      "Dear user, your order has been successfully cancelled due to your action",
    ],
  ],
  [
    ["普通的词，不用比喻和网络用语", "Plain words, no metaphors and no slang"],
    ["暂无优惠券", "No coupons yet"],
    ["这里空空如也～", "Nothing to see here, folks!"],
  ],
  [
    ["用“您”只在服务和法律文字里；界面上省去人称", "Leave out the person; 您 is for service and legal text"],
    ["请选择收货地址", "Choose a delivery address"],
    ["您还没有选择您的收货地址哦", "You haven't chosen your address yet!"],
  ],
];

/** Punctuation. */
export const punctuation: readonly Row[] = [
  [
    ["中文句子用全角标点", "Chinese sentences take full-width marks"],
    ["已领取，可在我的优惠券查看", "Claimed. See My coupons"],
    ["已领取,可在我的优惠券查看.", "Claimed,see My coupons ."],
  ],
  [
    ["按钮、标签、标题、单句提示不加句号", "No full stop after buttons, labels, titles and one-line hints"],
    ["暂无物流信息", "No tracking yet"],
    ["暂无物流信息。", "No tracking yet."],
  ],
  [
    ["引用界面上的词用“ ”，英文也用弯引号", "Words of the interface stand in curly quotes"],
    ["删除“螺丝”", "Delete “bolts”"],
    ['删除"螺丝"', 'Delete "bolts"'],
  ],
  [
    ["并列项用顿号；路径和事实之间用间隔号 ·", "Lists take commas (、 in Chinese); facts on one line take ·"],
    ["微信、支付宝、余额", "WeChat Pay, Alipay, balance"],
    ["微信/支付宝/余额", "WeChat Pay/Alipay/balance"],
  ],
  [
    ["范围用 – ，两边不空格", "A range takes –, without spaces"],
    ["¥0.01–¥58.00", "¥0.01–¥58.00"],
    ["¥0.01 ~ ¥58.00", "¥0.01 - ¥58.00"],
  ],
  [
    [
      "汉字与数字、字母之间：句子里空一格，金额和日期不空",
      "In a Chinese sentence a space is around figures and letters, but not around amounts and dates",
    ],
    ["最多支持 50 件商品；满199元减20元", "Up to 50 items; ¥20 off over ¥199"],
    ["最多支持50件商品；满 199 元减 20 元", "Up to 50items"],
  ],
  [
    ["不用感叹号和省略号表示情绪；进行中的动作可以用 …", "No exclamation marks; … only for what goes on"],
    ["正在提交…", "Submitting…"],
    ["提交中!!!", "Submitting!!!"],
  ],
];

/** Numbers and units: what, how it is written. */
export const numbers: readonly (readonly [Words, Words])[] = [
  [
    ["数量", "Quantities"],
    [
      "千分位：1,280 件。购物车角标超过 999 显示 999+",
      "Grouped: 1,280 items. Above 999 the cart's badge shows 999+",
    ],
  ],
  [
    ["销量", "Sales"],
    ["整数，千分位，不写“万”“+”：已售 12,480", "Whole and grouped, never rounded: 12,480 sold"],
  ],
  [
    ["金额", "Money"],
    [
      "¥1,280.00，两位小数；句子里整元可省小数：满199元减20元",
      "¥1,280.00 with two decimals; in a sentence whole yuan lose them: ¥20 off over ¥199",
    ],
  ],
  [
    ["单位", "Units"],
    [
      "跟在数字后，不换行：12 只、500 g、220 V。货品单位由商家给出，不翻译",
      "After the figure, on one line: 12 pcs, 500 g, 220 V. A seller's unit of goods is not translated",
    ],
  ],
  [
    ["百分比", "Percentages"],
    [
      "数字后紧跟 %：好评率 98%。折扣写折：8.5折",
      "% after the figure: 98% positive. Chinese says discounts in tenths: 8.5折 is 15% off",
    ],
  ],
  [
    ["日期和时间", "Dates and times"],
    [
      "写到分钟，北京时间：2026-11-28 14:30；不单写“昨天”“刚刚”",
      "To the minute, Beijing time: 2026-11-28 14:30; never “yesterday” or “just now” alone",
    ],
  ],
  [
    ["剩余时间", "Time left"],
    [
      "00:29:58，并写明到时会怎样：超时订单自动取消",
      "00:29:58, and what happens then: the order is cancelled",
    ],
  ],
  [
    ["手机号、账号", "Mobile numbers, accounts"],
    [
      "遮住中间：138****5678；订单号、物流单号完整显示，可复制",
      "Masked in the middle: 138****5678; numbers of orders and parcels are whole and can be copied",
    ],
  ],
  [
    ["没有值", "No value"],
    ["-- ，不写 0、无、null", "--, never 0, none or null"],
  ],
];

/** One thing has one name: the matter, its word, words not to use for it. */
export const words: readonly Row[] = [
  [
    ["卖东西的一方", "Who sells"],
    ["商家", "seller, shop"],
    ["卖家、店家", "vendor, merchant"],
  ],
  [
    ["把商品放进车里", "Into the cart"],
    ["加入购物车", "Add to cart"],
    ["放入购物篮", "Put in basket"],
  ],
  [
    ["马上买", "Buying at once"],
    ["立即购买", "Buy now"],
    ["马上抢", "Grab it"],
  ],
  [
    ["满多少减多少", "Money off"],
    ["满199元减20元", "¥20 off over ¥199"],
    ["满 199 立减 20", "Spend 199, save 20"],
  ],
  [
    ["免运费", "Free delivery"],
    ["满99元包邮", "Free delivery over ¥99"],
    ["满 99 免运费", "No freight from 99"],
  ],
  [
    ["按表格一次买多种", "Many variants at once"],
    ["批量下单", "Bulk order"],
    ["批量选购", "Mass purchase"],
  ],
  [
    ["起订数量", "Least quantity"],
    ["10 件起订", "Minimum order 10"],
    ["最低购买 10 件", "Least order"],
  ],
  [
    ["参加拼团", "Joining a team"],
    ["去参团 · 单独购买", "Join · Buy without a team"],
    ["一起拼 · 自己买", "Buy alone, individually"],
  ],
  [
    ["要回货款", "Money back"],
    ["申请退款 · 仅退款 · 退货退款", "Refund · Refund only · Return and refund"],
    ["退钱", "Give the money back"],
  ],
  [
    ["撤回申请", "Taking back a request"],
    ["撤销申请", "Withdraw"],
    ["放弃申请", "Give up"],
  ],
  [
    ["不能恢复的删除", "Deleting without return"],
    ["永久删除", "Delete permanently"],
    ["彻底删除", "Delete for good"],
  ],
  [
    ["到货时告诉我", "News of stock"],
    ["到货通知", "Notify me when available"],
    ["有货叫我", "Tell me when"],
  ],
  [
    ["没有内容", "Nothing there"],
    ["暂无数据", "Nothing here yet"],
    ["空空如也", "Oops, empty!"],
  ],
];
