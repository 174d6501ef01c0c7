/** An order from confirm to delivery as the API page shows it. */
import type { CommentLine } from "../comment.ts";
import type { Parcel } from "../delivery.ts";
import type { OrderCard, OrderDetail, OrderItem, OrderState } from "../my-order.ts";
import type { ConfirmLine, MergedOrder, OrderCoupon, ShopOrder } from "../order.ts";
import type { PayInfo, Payment, PayOrder } from "../payment.ts";
import { ownCommentExample } from "./catalogue.ts";

export const uuidExample = "5f1d7a9e-3b0c-4c57-9a55-7f0d6f2f9b11";
export const orderNumberExample = "261121093015482913746";
export const payNoExample = "P261121093102713904826";
const now = 1_795_397_400_000;

const confirmLine: ConfirmLine = {
  basketId: 12,
  shopId: 1,
  prodId: 31,
  skuId: 310,
  prodName: "固联 8.8级高强度外六角螺栓",
  skuName: "M8×30 镀锌",
  partyCode: "00310",
  makerCode: "GL56A-10",
  pic: "/pictures/p/bolt-01",
  prodCount: 10,
  unit: "盒",
  pack: { pieces: 50, piece: "只", unit: "盒" },
  price: "18.50",
  oriPrice: "22.00",
  priceThen: "18.50",
  activityId: null,
  comboId: 0,
  productTotalAmount: "185.00",
  memberAmount: "0.00",
  shareReduce: "20.00",
  actualTotal: "165.00",
  mold: 0,
};

const shopOrder: ShopOrder = {
  shopId: 1,
  shopName: "百工自营",
  shopType: 1,
  shopCartItems: [confirmLine],
  gifts: [],
  total: "185.00",
  totalCount: 10,
  transFee: "0.00",
  freeFreightFrom: "99.00",
  discountReduce: "0.00",
  couponReduce: "20.00",
  scoreReduce: "0.00",
  actualTotal: "165.00",
  dvyType: 1,
  dvyTypes: [1, 2],
  arrival: { kind: "arrives", day: "2026-11-25" },
};

const coupon: OrderCoupon = {
  couponUserId: 40,
  couponId: 4,
  couponName: "自营满150元减20元",
  scope: "shop",
  scopeNames: ["百工自营"],
  cashCondition: "150.00",
  reduceAmount: "20.00",
  endsAt: now + 864_000_000,
  canUse: 1,
  choose: 1,
  why: null,
  missing: "0.00",
  shopId: 1,
  shopName: "百工自营",
  replaces: [],
};

export const mergedExample: MergedOrder = {
  uuid: uuidExample,
  userAddr: {
    addrId: 1,
    receiver: "李工",
    mobile: "13900000000",
    province: "上海市",
    city: "上海市",
    area: "浦东新区",
    addr: "张江路 88 号 3 楼",
    commonAddr: 1,
  },
  shopCartOrders: [shopOrder],
  total: "185.00",
  totalCount: 10,
  memberAmount: "0.00",
  totalTransFee: "0.00",
  discountReduce: "0.00",
  couponReduce: "20.00",
  totalScoreAmount: "0.00",
  orderReduce: "20.00",
  actualTotal: "165.00",
  coupons: [coupon],
  scoreInfo: { score: 20_000, maxUsableScore: 9_250, usableScore: 0, step: 10, perYuan: 100 },
  filterShopItems: [],
  blockedItems: [],
  virtualRemarkList: [],
  activity: null,
  preSale: null,
  needsAddress: 1,
  remarkMaxLength: 200,
  now,
  expiresAt: now + 1_800_000,
};

const payOrderExample: PayOrder = {
  orderNumber: orderNumberExample,
  status: 1,
  actualTotal: "165.00",
  preSale: null,
  reduceAmount: "20.00",
  closeType: null,
  allowedActions: ["pay", "cancel"],
};

export const payInfoExample: PayInfo = {
  orderNumbers: orderNumberExample,
  orders: [payOrderExample],
  prodNameList: ["固联 8.8级高强度外六角螺栓"],
  receiver: "李工",
  mobile: "13900000000",
  userAddr: "上海市 浦东新区 张江路 88 号 3 楼",
  status: 1,
  totalFee: "165.00",
  reduceAmount: "20.00",
  totalScore: 0,
  placedAt: now,
  endTime: "2026-11-21 10:00:15",
  endsAt: now + 1_800_000,
  now,
  balance: "50000.00",
  payTypes: [
    { payType: 3, canUse: 1 },
    { payType: 2, canUse: 1 },
    { payType: 9, canUse: 1 },
    { payType: 22, canUse: 1 },
  ],
  terms: [
    {
      ...{ shopId: 1, shopName: "海蓝五金旗舰店", left: "50000.00" },
      ...{ dueTime: "2026-12-21 23:59:59", block: null },
    },
  ],
};

export const paymentExample: Payment = {
  payNo: payNoExample,
  payType: 3,
  status: "waiting",
  orderNumbers: orderNumberExample,
  orders: [payOrderExample],
  totalFee: "165.00",
  reduceAmount: "20.00",
  qrText: `weixin://wxpay/bizpayurl?pr=${payNoExample}`,
  expiresAt: now + 300_000,
  now,
  orderStatus: 1,
};

export const itemExample: OrderItem = {
  orderItemId: 77,
  prodId: 31,
  skuId: 310,
  prodName: "固联 8.8级高强度外六角螺栓",
  skuName: "M8×30 镀锌",
  pic: "/pictures/p/bolt-01",
  partyCode: "00310",
  makerCode: "GL56A-10",
  unit: "盒",
  prodCount: 10,
  price: "18.50",
  comboId: 0,
  isGift: 0,
  productTotalAmount: "185.00",
  memberAmount: "0.00",
  shareReduce: "20.00",
  actualTotal: "165.00",
  commSts: 0,
  refundCount: 0,
  refundSn: "",
  returnMoneySts: null,
};

export const commentLineExample: CommentLine = {
  orderItemId: itemExample.orderItemId,
  orderNumber: orderNumberExample,
  shopName: "百工自营",
  prodId: itemExample.prodId,
  skuId: itemExample.skuId,
  prodName: itemExample.prodName,
  skuName: itemExample.skuName,
  pic: itemExample.pic,
  prodCount: itemExample.prodCount,
  price: itemExample.price,
  receiveTime: "2026-11-09 10:00:00",
  comment: ownCommentExample,
};

export const cardExample: OrderCard = {
  orderNumber: orderNumberExample,
  shopId: 1,
  shopName: "百工自营",
  status: 3,
  orderType: 0,
  orderMold: 0,
  dvyType: 1,
  refundStatus: 0,
  freightAmount: "0.00",
  actualTotal: "165.00",
  preSale: null,
  productNums: 10,
  deliveryCount: 1,
  payType: 3,
  createTime: "2026-11-21 09:30:15",
  payTime: "2026-11-21 09:31:40",
  orderUser: { userId: 7, nickName: "李工" },
  poNumber: "CG-2026-1121",
  trashEndsAt: null,
  deadlineAt: now + 864_000_000,
  allowedActions: ["receive", "logistics", "refund", "buyAgain"],
  orderItemDtos: [itemExample],
};

export const detailExample: OrderDetail = {
  ...cardExample,
  submitOrderNumbers: [orderNumberExample],
  total: "185.00",
  memberAmount: "0.00",
  discountMoney: "0.00",
  couponMoney: "20.00",
  scoreAmount: "0.00",
  orderScore: 0,
  reduceAmount: "20.00",
  refundedAmount: "0.00",
  refundedScore: 0,
  userAddrDto: {
    receiver: "李工",
    mobile: "13900000000",
    province: "上海市",
    city: "上海市",
    area: "浦东新区",
    addr: "张江路 88 号 3 楼",
  },
  remarks: "请周末送货",
  virtualRemark: [],
  virtualInfoList: [],
  pickup: null,
  team: null,
  payNo: payNoExample,
  remindAgainAt: null,
  closeType: null,
  cancelReason: "",
  invoiceStatus: 0,
  dvyTime: "2026-11-21 15:00:00",
  receiveTime: null,
  finallyTime: null,
  cancelTime: null,
  now,
};

export const stateExample: OrderState = {
  orderNumber: orderNumberExample,
  status: 6,
  deadlineAt: null,
  allowedActions: ["buyAgain", "delete"],
  now,
};

export const parcelExample: Parcel = {
  orderDeliveryId: 5,
  orderNumber: orderNumberExample,
  dvyName: "顺丰速运",
  dvyFlowId: "SF1234567890",
  deliveryType: 1,
  createTime: "2026-11-21 15:00:00",
  orderItems: [
    {
      orderItemId: itemExample.orderItemId,
      prodId: itemExample.prodId,
      skuId: itemExample.skuId,
      prodName: itemExample.prodName,
      skuName: itemExample.skuName,
      pic: itemExample.pic,
      price: itemExample.price,
      prodCount: 10,
    },
  ],
  deliveryDto: {
    companyName: "顺丰速运",
    dvyFlowId: "SF1234567890",
    state: 2,
    traces: [
      { acceptStation: "快件已到达【上海转运中心】", acceptTime: "2026-11-21 20:10:00" },
      { acceptStation: "【顺丰速运】已揽收", acceptTime: "2026-11-21 15:00:00" },
    ],
  },
};
