/** The pages of lists whose states are tested (routes/list-states.test.tsx): the call, an address, another one, and the words of each state. */
import { listAddresses } from "@tradehall/api-client/endpoints/address/list-addresses";
import { listBrowseLog } from "@tradehall/api-client/endpoints/browse-log/list-browse-log";
import { listCollections } from "@tradehall/api-client/endpoints/collection/list-collections";
import { listCommentLines } from "@tradehall/api-client/endpoints/comment/list-comment-lines";
import { listExchangeGoods } from "@tradehall/api-client/endpoints/exchange/list-exchange-goods";
import { listInvoices } from "@tradehall/api-client/endpoints/invoice/list-invoices";
import { listTitles } from "@tradehall/api-client/endpoints/invoice/title/list-titles";
import { listGrowthChanges } from "@tradehall/api-client/endpoints/membership/list-growth-changes";
import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { getNotices } from "@tradehall/api-client/endpoints/notice/get-notices";
import { listBought } from "@tradehall/api-client/endpoints/order/list-bought";
import { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import { getMyCoupons } from "@tradehall/api-client/endpoints/promotion/coupon/get-my-coupons";
import { listCoupons } from "@tradehall/api-client/endpoints/promotion/coupon/list-coupons";
import { listGroupGoods } from "@tradehall/api-client/endpoints/promotion/group/list-group-goods";
import { listSeckillProds } from "@tradehall/api-client/endpoints/promotion/seckill/list-seckill-prods";
import { listPurchaseLists } from "@tradehall/api-client/endpoints/purchase-list/list-purchase-lists";
import { listQuotes } from "@tradehall/api-client/endpoints/quote/list-quotes";
import { listRefunds } from "@tradehall/api-client/endpoints/refund/list-refunds";
import { listShops } from "@tradehall/api-client/endpoints/shop/list-shops";
import { listStatements } from "@tradehall/api-client/endpoints/statement/list-statements";
import { listBalanceChanges } from "@tradehall/api-client/endpoints/wallet/list-balance-changes";
import { listPointChanges } from "@tradehall/api-client/endpoints/wallet/list-point-changes";
import * as couponCentre from "../routes/coupons/route.tsx";
import * as flashSale from "../routes/flash-sale/route.tsx";
import * as groupBuy from "../routes/group-buy/route.tsx";
import * as pointsMall from "../routes/integral-mall/route.tsx";
import * as memberCenter from "../routes/member-center/route.tsx";
import * as notices from "../routes/notice-list/route.tsx";
import * as shops from "../routes/shop-list/route.tsx";
import * as titles from "../routes/uc-add-invoice-header/route.tsx";
import * as addresses from "../routes/uc-address/route.tsx";
import * as balance from "../routes/uc-balance/route.tsx";
import * as statements from "../routes/uc-bill/route.tsx";
import * as collection from "../routes/uc-collection/route.tsx";
import * as comments from "../routes/uc-comments/route.tsx";
import * as coupons from "../routes/uc-coupons/route.tsx";
import * as footprints from "../routes/uc-footprint/route.tsx";
import * as bought from "../routes/uc-history/route.tsx";
import * as points from "../routes/uc-integral/route.tsx";
import * as invoices from "../routes/uc-invoice/route.tsx";
import * as messages from "../routes/uc-message/route.tsx";
import * as orders from "../routes/uc-order/route.tsx";
import * as refunds from "../routes/uc-return/route.tsx";

const pageOfNone = { records: [], total: 0, pages: 0 };

export const lists = [
  {
    name: "orders",
    module: orders,
    call: searchMyOrders,
    none: { ...searchMyOrders.example.answer, ...pageOfNone },
    address: "/user-center/uc-order",
    other: "/user-center/uc-order?status=unpaid",
    row: searchMyOrders.example.answer.records[0]?.orderNumber,
    words: { none: "暂无订单", failed: "订单加载失败", around: "待付款" },
  },
  {
    name: "quotes",
    module: orders,
    call: listQuotes,
    none: { ...listQuotes.example.answer, ...pageOfNone },
    address: "/user-center/uc-order?view=quotes",
    other: "/user-center/uc-order?view=quotes&state=asked",
    row: listQuotes.example.answer.records[0]?.quoteNo,
    words: { none: "暂无询价单", failed: "询价单加载失败", around: "待商家报价" },
  },
  {
    name: "own reviews",
    module: comments,
    call: listCommentLines,
    none: { ...listCommentLines.example.answer, ...pageOfNone },
    address: "/user-center/uc-comments?tab=reviewed",
    other: "/user-center/uc-comments?tab=followUp",
    row: listCommentLines.example.answer.records[0]?.comment?.content,
    words: { none: "还没有评价过商品", failed: "加载失败", around: "待追评" },
  },
  {
    name: "favourite products",
    module: collection,
    call: listCollections,
    none: { ...listCollections.example.answer, ...pageOfNone, categories: [] },
    address: "/user-center/uc-collection",
    other: "/user-center/uc-collection?state=lowered",
    row: listCollections.example.answer.records[0]?.prodName,
    words: { none: "还没有收藏的商品", failed: "加载失败", around: "收藏的店铺" },
  },
  {
    name: "purchase lists",
    module: collection,
    call: listPurchaseLists,
    none: { ...listPurchaseLists.example.answer, ...pageOfNone },
    address: "/user-center/uc-collection?tab=lists",
    other: "/user-center/uc-collection?tab=lists&state=lowered",
    row: listPurchaseLists.example.answer.records[0]?.name,
    words: { none: "还没有采购清单", failed: "加载失败", around: "新建清单" },
  },
  {
    name: "bought before",
    module: bought,
    call: listBought,
    none: { ...listBought.example.answer, ...pageOfNone },
    address: "/user-center/uc-history",
    other: "/user-center/uc-history?sort=often",
    row: listBought.example.answer.records[0]?.prodName,
    words: { none: "还没有购买记录", failed: "加载失败", around: "买得最多" },
  },
  {
    name: "balance",
    module: balance,
    call: listBalanceChanges,
    none: { ...listBalanceChanges.example.answer, ...pageOfNone },
    address: "/user-center/uc-balance",
    other: "/user-center/uc-balance?tab=out",
    row: listBalanceChanges.example.answer.records[0]?.orderNumbers[0],
    words: { none: "暂无明细", failed: "明细加载失败", around: "支出" },
  },
  {
    name: "points",
    module: points,
    call: listPointChanges,
    none: { ...listPointChanges.example.answer, ...pageOfNone },
    address: "/user-center/uc-integral",
    other: "/user-center/uc-integral?tab=out",
    row: listPointChanges.example.answer.records[0]?.orderNumbers[0],
    words: { none: "暂无明细", failed: "明细加载失败", around: "支出" },
  },
  {
    name: "points mall",
    module: pointsMall,
    call: listExchangeGoods,
    none: { ...listExchangeGoods.example.answer, ...pageOfNone },
    address: "/member-center/integral-mall",
    other: "/member-center/integral-mall?kind=points",
    row: listExchangeGoods.example.answer.records[0]?.prodName,
    words: { none: "没有符合条件的积分商品", failed: "积分商品加载失败", around: "我能兑换" },
  },
  {
    name: "growth",
    module: memberCenter,
    call: listGrowthChanges,
    none: { ...listGrowthChanges.example.answer, ...pageOfNone },
    address: "/member-center/member-center",
    other: "/member-center/member-center?tab=out",
    row: listGrowthChanges.example.answer.records[0]?.orderNumbers[0],
    words: { none: "暂无明细", failed: "明细加载失败", around: "支出" },
  },
  {
    name: "statements",
    module: statements,
    call: listStatements,
    none: { months: [] },
    address: "/user-center/uc-bill",
    other: "/user-center/uc-bill?page=2",
    row: listStatements.example.answer.months[0]?.month,
    words: { none: "暂无账单", failed: "加载失败", around: "月度账单" },
  },
  {
    name: "footprints",
    module: footprints,
    call: listBrowseLog,
    none: { ...listBrowseLog.example.answer, ...pageOfNone },
    address: "/user-center/uc-footprint",
    other: "/user-center/uc-footprint?day=2026-11-20",
    row: listBrowseLog.example.answer.records[0]?.prodName,
    words: { none: "还没有浏览记录", failed: "加载失败", around: "按日期查看" },
  },
  {
    name: "refunds",
    module: refunds,
    call: listRefunds,
    none: { ...listRefunds.example.answer, ...pageOfNone },
    address: "/user-center/uc-return",
    other: "/user-center/uc-return?tab=open",
    row: listRefunds.example.answer.records[0]?.refundSn,
    words: { none: "暂无退款", failed: "退款加载失败", around: "处理中" },
  },
  {
    name: "own coupons",
    module: coupons,
    call: getMyCoupons,
    none: { ...getMyCoupons.example.answer, ...pageOfNone },
    address: "/user-center/uc-coupons",
    other: "/user-center/uc-coupons?tab=used",
    row: getMyCoupons.example.answer.records[0]?.couponName,
    words: { none: "没有可用的优惠券", failed: "优惠券加载失败", around: "已过期" },
  },
  {
    name: "group buying",
    module: groupBuy,
    call: listGroupGoods,
    none: { ...listGroupGoods.example.answer, ...pageOfNone },
    address: "/group-buy",
    other: "/group-buy?tab=coming",
    row: listGroupGoods.example.answer.records[0]?.prodName,
    words: { none: "现在没有进行中的拼团", failed: "拼团商品加载失败", around: "即将开始" },
  },
  {
    name: "coupons to claim",
    module: couponCentre,
    call: listCoupons,
    none: { ...listCoupons.example.answer, ...pageOfNone },
    address: "/coupons",
    other: "/coupons?tab=platform",
    row: listCoupons.example.answer.records[0]?.couponName,
    words: { none: "暂时没有可领的优惠券", failed: "优惠券加载失败", around: "我的优惠券" },
  },
  {
    name: "invoices",
    module: invoices,
    call: listInvoices,
    none: { ...listInvoices.example.answer, ...pageOfNone },
    address: "/user-center/uc-invoice",
    other: "/user-center/uc-invoice?tab=issued",
    row: listInvoices.example.answer.records[0]?.invoiceNo,
    words: { none: "暂无发票", failed: "发票加载失败", around: "申请中" },
  },
  {
    name: "messages",
    module: messages,
    call: listMessages,
    none: { ...listMessages.example.answer, ...pageOfNone },
    address: "/user-center/uc-message",
    other: "/user-center/uc-message?tab=unread",
    row: listMessages.example.answer.records[0]?.title,
    words: { none: "暂无消息", failed: "消息加载失败", around: "未读" },
  },
  {
    name: "notices",
    module: notices,
    call: getNotices,
    none: { ...getNotices.example.answer, ...pageOfNone },
    address: "/notice-list",
    other: "/notice-list?from=shop",
    row: getNotices.example.answer.records[0]?.title,
    words: { none: "暂无公告", failed: "公告加载失败", around: "平台公告" },
  },
  {
    name: "flash sale",
    module: flashSale,
    call: listSeckillProds,
    none: { ...listSeckillProds.example.answer, ...pageOfNone },
    address: "/flash-sale",
    other: "/flash-sale?round=3",
    row: listSeckillProds.example.answer.records[0]?.prodName,
    words: { none: "本场暂无商品", failed: "秒杀商品加载失败", around: "秒杀专区" },
  },
  {
    name: "shops",
    module: shops,
    call: listShops,
    none: { ...listShops.example.answer, ...pageOfNone },
    address: "/shopList",
    other: "/shopList?sort=score",
    row: listShops.example.answer.records[0]?.shopName,
    words: { none: "暂无店铺", failed: "店铺加载失败", around: "综合" },
  },
  {
    name: "addresses",
    module: addresses,
    call: listAddresses,
    none: [],
    address: "/user-center/uc-address",
    other: "/user-center/uc-address",
    row: listAddresses.example.answer[0]?.receiver,
    words: { none: "还没有收货地址", failed: "收货地址加载失败", around: "我的订单" },
  },
  {
    name: "invoice titles",
    module: titles,
    call: listTitles,
    none: [],
    address: "/user-center/uc-addInvoiceHeader",
    other: "/user-center/uc-addInvoiceHeader",
    row: listTitles.example.answer[0]?.titleName,
    words: { none: "还没有发票抬头", failed: "发票抬头加载失败", around: "发票抬头" },
  },
] as const;
