import { chatRefusalWords } from "./chat.ts";
import { checkWords } from "./checks.ts";
import { creditRefusalWords } from "./credit.ts";
import { enterpriseRefusalWords } from "./enterprise-refusals.ts";
import { exchangeRefusalWords } from "./exchange.ts";
import { groupRefusalWords } from "./groups.ts";
import { memberRefusalWords } from "./members.ts";
import { preSaleRefusalWords } from "./pre-sale.ts";
import { quoteRefusalWords } from "./quotes.ts";
import { sessionEndWords } from "./session.ts";
import { shownRefusalWords } from "./shown-refusals.ts";
import { transferRefusalWords } from "./transfer.ts";
import { uploadRefusalWords } from "./uploads.ts";

/** What the server says when it refuses, by name; the code each carries is in the client's error catalogue. */
export const refusalWords = {
  ...shownRefusalWords,
  // Spec §8, with the words of the wording list.
  submittedAtOnce: { zh_CN: "请勿同时提交订单", en: "Please do not submit orders at the same time" },
  orderPlaced: {
    zh_CN: "订单已提交，此次修改未生效，请在“我的订单”中查看",
    en: "The order has already been placed without this change, see My orders",
  },
  tooHot: { zh_CN: "活动太火爆了，请稍后再试", en: "The activity is very hot, please try again later" },
  wrongQuantity: { zh_CN: "请输入正确的商品数量", en: "Please enter the correct number of items" },
  regionNotDelivered: { zh_CN: "当前地区不支持配送", en: "Delivery is not supported in the current region" },
  orderStatusChanged: { zh_CN: "订单状态已变更", en: "Order status has changed" },
  blankContent: { zh_CN: "内容不能全为空格", en: "Content cannot be all spaces" },
  quantityFloor: { zh_CN: "当前数量不可减少", en: "Current quantity cannot be reduced" },
  sessionExpired: sessionEndWords.expired,
  sessionOffline: sessionEndWords.offline,
  noticeMissing: { zh_CN: "公告不存在", en: "Announcement does not exist" },
  // Beside the specification: what its checks and decisions need.
  wrongPassword: { zh_CN: "账号或密码不正确", en: "Wrong account or password" },
  accountLocked: {
    zh_CN: "密码错误次数过多，请 {minutes} 分钟后再试",
    en: "Too many wrong passwords, try again in {minutes} minutes",
  },
  accountDisabled: {
    zh_CN: "账号已停用，请联系客服",
    en: "This account is disabled, please contact service",
  },
  mobileUnknown: { zh_CN: "该手机号尚未注册", en: "This mobile number is not registered" },
  smsTooSoon: {
    zh_CN: "请 {seconds} 秒后再获取验证码",
    en: "Wait {seconds} seconds before asking for another code",
  },
  smsDailyLimit: { zh_CN: "今日验证码次数已用完", en: "No more codes today for this number" },
  smsNotAsked: { zh_CN: "请先获取验证码", en: "Get a code first" },
  smsWrong: { zh_CN: "验证码不正确", en: "Wrong verification code" },
  smsExpired: { zh_CN: "验证码已失效，请重新获取", en: "The code has expired, please get a new one" },
  smsTooManyTries: {
    zh_CN: "验证码错误次数过多，请重新获取",
    en: "Too many wrong tries, please get a new code",
  },
  smsUnavailable: {
    zh_CN: "短信服务暂不可用，请使用账号密码登录",
    en: "Text messages are not available, please use your password",
  },
  captchaNeeded: { zh_CN: "请先完成安全验证", en: "Please complete the security check first" },
  captchaFailed: {
    zh_CN: "安全验证未通过，请重试",
    en: "The security check did not pass, please try again",
  },
  proofExpired: {
    zh_CN: "手机验证已失效，请重新验证",
    en: "The mobile verification has expired, please verify again",
  },
  loginCodeExpired: { zh_CN: "二维码已失效，请刷新", en: "The QR code has expired, please refresh it" },
  busy: { zh_CN: "当前访问人数较多，请稍后再试", en: "The mall is very busy, please try again in a moment" },
  tooManyRequests: { zh_CN: "操作太频繁，请稍后再试", en: "Too many requests, please try again later" },
  checkInput: { zh_CN: "请检查填写的内容", en: "Please check what you entered" },
  activityLimit: {
    zh_CN: "每人限购 {max} 件，您还可购买 {left} 件",
    en: "Up to {max} for each person, you may still buy {left}",
  },
  seckillMissing: {
    zh_CN: "该秒杀商品不存在或已下架",
    en: "This flash-sale product does not exist any more",
  },
  storeStateChanged: {
    zh_CN: "开店申请状态已变更，请刷新后查看",
    en: "The store application has changed, please reload the page",
  },
  storeMissing: { zh_CN: "开店申请不存在", en: "There is no such store application" },
  storeNameTaken: checkWords.storeNameTaken,
  prodMissing: { zh_CN: "商品不存在或已下架", en: "The product does not exist or is off the shelf" },
  stillInStock: { zh_CN: "该规格有货，可直接购买", en: "This option is in stock, you can buy it now" },
  tooManyAwaited: {
    zh_CN: "最多可订阅 {max} 个到货通知",
    en: "At most {max} goods can be waited for",
  },
  prodOffByShop: { zh_CN: "该商品已下架", en: "The shop took this product off its shelf" },
  prodOffByPlatform: { zh_CN: "该商品已被平台下架", en: "The mall took this product off the shelf" },
  skuMissing: { zh_CN: "商品规格不存在", en: "This product option does not exist" },
  shopMissing: { zh_CN: "店铺不存在", en: "The shop does not exist" },
  decorationMissing: { zh_CN: "该装修页不存在", en: "This decoration does not exist" },
  decorationNotYours: {
    zh_CN: "仅该店铺的经销商和企业管理员可以预览",
    en: "Only the shop’s own dealers and administrators may see this preview",
  },
  orderMissing: { zh_CN: "订单不存在", en: "The order does not exist" },
  deviceMissing: { zh_CN: "该设备不存在", en: "The device does not exist" },
  userMissing: { zh_CN: "用户不存在", en: "The user does not exist" },
  addressMissing: { zh_CN: "收货地址不存在", en: "The address does not exist" },
  addressLimit: { zh_CN: "最多保存 {max} 个收货地址", en: "At most {max} addresses can be kept" },
  defaultAddressKept: { zh_CN: "默认地址不可删除", en: "The default address cannot be deleted" },
  cartLineMissing: { zh_CN: "购物车中没有该商品", en: "The cart has no such item" },
  cartFull: { zh_CN: "购物车最多保存 {max} 种商品", en: "The cart keeps at most {max} kinds of goods" },
  notInCart: {
    zh_CN: "该商品不支持加入购物车，请直接购买",
    en: "This item cannot go into the cart, please buy it directly",
  },
  requiredFieldMissing: { zh_CN: "请填写“{name}”", en: "Please fill in “{name}”" },
  controlCharacters: checkWords.controlCharacters,
  messageTooLong: { zh_CN: "留言最多 {max} 个字符", en: "The message takes at most {max} characters" },
  couponUnusable: { zh_CN: "所选优惠券已不可用", en: "The chosen coupon can no longer be used" },
  couponMissing: { zh_CN: "优惠券不存在", en: "The coupon does not exist" },
  couponSoldOut: { zh_CN: "优惠券已抢光", en: "The coupon is all gone" },
  couponClaimed: { zh_CN: "您已领取过该优惠券", en: "You already have this coupon" },
  pointsUnusable: {
    zh_CN: "积分须为 {step} 的倍数且不超过 {max}",
    en: "Points must be a multiple of {step} and at most {max}",
  },
  amountTooLarge: { zh_CN: "订单金额超出上限", en: "The order amount exceeds the limit" },
  giftsChanged: {
    zh_CN: "赠品已变动，请确认后重新提交",
    en: "The gifts have changed, please check and submit again",
  },
  couponMembersOnly: { zh_CN: "该券仅限付费会员领取", en: "Only paid members can claim this coupon" },
  comboMissing: { zh_CN: "套餐已下架", en: "The package is no longer on sale" },
  offerMissing: { zh_CN: "活动不存在", en: "The offer does not exist" },
  priceChanged: {
    zh_CN: "商品价格已变动，请确认后重新提交",
    en: "Prices have changed, please check and submit again",
  },
  commentMissing: { zh_CN: "评价不存在或已删除", en: "The review does not exist or is deleted" },
  alreadyReviewed: { zh_CN: "“{name}”已经评价过", en: "“{name}” is already reviewed" },
  followUpClosed: { zh_CN: "该评价已不能追评", en: "This review takes no follow-up any more" },
  pictureMissing: {
    zh_CN: "图片不存在，请重新上传",
    en: "The picture does not exist, please upload it again",
  },
  ...enterpriseRefusalWords,
  memberMissing: { zh_CN: "该成员已不在企业中", en: "They are no member of the enterprise any more" },
  transferMissing: { zh_CN: "转让已失效", en: "The offer of the administration is over" },
  transferOpen: {
    zh_CN: "管理员转让正在等待对方确认",
    en: "The administration has been offered already and waits for an answer",
  },
  balanceCeiling: {
    zh_CN: "账户余额最多 ¥{max}，本次最多可充值 ¥{left}",
    en: "A balance holds at most ¥{max}; you can top up ¥{left} now",
  },
  topUpExpired: { zh_CN: "二维码已过期，请重新充值", en: "The QR code has expired, please top up again" },
  payMethodMissing: { zh_CN: "不支持该支付方式", en: "This payment method is not supported" },
  payMissing: { zh_CN: "支付单不存在", en: "The payment does not exist" },
  payAlreadyDone: { zh_CN: "订单已支付", en: "The order is already paid" },
  remindTooSoon: {
    zh_CN: "已提醒过商家，{time} 后可再次提醒",
    en: "The seller was reminded already; you can do so again after {time}",
  },
  invoiceMissing: { zh_CN: "该订单没有发票", en: "The order has no invoice" },
  invoiceNotNow: {
    zh_CN: "当前状态不支持此发票操作",
    en: "The invoice cannot be changed so in its present state",
  },
  invoiceTwice: { zh_CN: "该订单已申请过发票", en: "An invoice of this order was already asked for" },
  invoiceNotIssued: { zh_CN: "发票尚未开具", en: "The invoice is not issued yet" },
  titleMissing: { zh_CN: "发票抬头不存在", en: "The invoice title does not exist" },
  titleLimit: { zh_CN: "最多保存 {max} 个发票抬头", en: "At most {max} invoice titles can be kept" },
  specialTitleNeeded: {
    zh_CN: "开具专用发票需要单位地址、电话、开户银行和银行账号，请先补全该抬头",
    en: "A special invoice needs the company's address, telephone, bank and account: please complete the title first",
  },
  mailLimit: { zh_CN: "该发票今日发送次数已达上限", en: "This invoice was sent often enough today" },
  dataTooSoon: {
    zh_CN: "每 10 分钟可下载一次，请 {minutes} 分钟后再试",
    en: "The data can be downloaded every 10 minutes, try again in {minutes} minutes",
  },
  closingBlocked: {
    zh_CN: "您还有未完成的事项，暂时无法注销账号",
    en: "There are open matters, so the account cannot be closed now",
  },
  mailLetters: {
    zh_CN: "今日验证邮件已发送 {max} 封，请明天再试",
    en: "{max} letters were sent within a day, try again tomorrow",
  },
  mailLinkWrong: {
    zh_CN: "该链接无效，或不属于当前登录的账号",
    en: "This link is not valid, or belongs to another account",
  },
  mailLinkUsed: { zh_CN: "该链接已使用过", en: "This link has been used already" },
  mailLinkExpired: { zh_CN: "该链接已失效", en: "This link has expired" },
  mailUnavailable: {
    zh_CN: "邮件服务暂不可用，请下载发票",
    en: "Letters cannot be sent now, please download the invoice",
  },
  cancelReasonMissing: { zh_CN: "请选择取消原因", en: "Please choose why the order is cancelled" },
  refundMissing: { zh_CN: "退款单不存在", en: "The refund does not exist" },
  refundNotNow: { zh_CN: "当前订单状态不支持退款", en: "The order cannot be refunded in its present state" },
  refundPointsGoods: { zh_CN: "积分商品不支持退款", en: "Goods paid with points cannot be refunded" },
  refundWindowOver: {
    zh_CN: "已超过收货后 {days} 天的售后期",
    en: "The {days} days for refunds after receipt are over",
  },
  refundWrittenOff: { zh_CN: "券码已核销，不支持退款", en: "A used voucher cannot be refunded" },
  refundLineRunning: {
    zh_CN: "有商品正在退款中，请等待处理完成",
    en: "A refund of these goods is running, please wait for its end",
  },
  refundNothingLeft: { zh_CN: "没有可退款的商品", en: "Nothing is left to refund" },
  refundFreeLine: {
    zh_CN: "该商品实付为 0，随剩余商品一并退款",
    en: "Nothing was paid for this item: it goes back with the last of the order",
  },
  refundGift: {
    zh_CN: "赠品不可单独退款，随剩余商品一并退款",
    en: "A gift is not refunded by itself: it goes back with the last of the order",
  },
  refundWay: { zh_CN: "当前订单不支持该退款方式", en: "This kind of refund is not open to the order" },
  refundAmountFixed: { zh_CN: "退款金额不可修改", en: "The refund amount cannot be modified" },
  refundIrrevocable: {
    zh_CN: "已提交最后一件商品的退款，该订单的退款均不可撤销",
    en: "The last item's refund has been submitted, so no refund of this order can be withdrawn",
  },
  refundReasonMissing: { zh_CN: "请选择退款原因", en: "Please choose a reason" },
  codeMissing: { zh_CN: "券码不存在或已失效", en: "The voucher code does not exist or is void" },
  enterpriseMissing: {
    zh_CN: "企业不存在或您已不是成员",
    en: "The enterprise does not exist or you are no member",
  },
  purchaseListMissing: {
    zh_CN: "采购清单不存在或未与您分享",
    en: "The purchase list does not exist or is not shared with you",
  },
  purchaseListLimit: { zh_CN: "最多保存 {max} 个采购清单", en: "At most {max} purchase lists can be kept" },
  purchaseListFull: {
    zh_CN: "每个采购清单最多 {max} 种商品",
    en: "A purchase list takes at most {max} kinds of goods",
  },
  purchaseListNotYours: {
    zh_CN: "您可以查看、下单和复制该清单，修改请联系创建人",
    en: "You may read, order from and copy this list; please ask its owner to change it",
  },
  purchaseLineMissing: { zh_CN: "清单中没有该商品", en: "The list has no such item" },
  shopSwitchDenied: { zh_CN: "当前账号不支持切换店铺", en: "This account cannot switch shops" },
  termsMissing: { zh_CN: "条款不存在", en: "These terms do not exist" },
  ...creditRefusalWords,
  ...transferRefusalWords,
  ...exchangeRefusalWords,
  ...groupRefusalWords,
  ...memberRefusalWords,
  ...preSaleRefusalWords,
  ...quoteRefusalWords,
  ...chatRefusalWords,
  ...uploadRefusalWords,
} as const satisfies Record<string, { zh_CN: string; en: string }>;
