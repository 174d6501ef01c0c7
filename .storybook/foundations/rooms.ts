import type { Words } from "@tradehall/ui/component-docs";

/** The rooms of screen pieces, and what is in each. */
export const rooms: readonly (readonly [room: string, ...what: Words])[] = [
  [
    "ui",
    "设计系统：布局和控件，不含商城的文字",
    "the design system: layout and controls that know no mall word",
  ],
  ["parts", "各种页面都用的部件", "what pages of every subject are put together from"],
  ["forms", "表单和字段，动作前的确认", "forms and their fields, questions before an act"],
  ["chrome", "每个页面的外框，错误页面", "what is around every page, and the pages of errors"],
  ["entry", "登录、注册、入口页、协议", "signing in, a new account, the landing page, terms"],
  ["home", "商城首页和公告", "the mall's home page and its notices"],
  ["decoration", "店铺装修的模块", "blocks of which a shop puts its page together"],
  ["product", "一个商品：卡片、价格、图片、规格", "one product: card, price, pictures, choice"],
  ["list", "很多商品：网格、筛选、对比", "many products: grid, filters, comparison"],
  ["promotion", "秒杀、拼团、预售、积分商品", "flash sales, group buys, presales, points goods"],
  ["coupon", "优惠券", "coupons"],
  ["shop", "店铺", "a seller's shop"],
  ["cart", "购物车和快速下单", "the cart, and quick order into it"],
  ["saved", "收藏、足迹、购买记录、采购清单", "favourites, footprints, bought goods, purchase lists"],
  ["checkout", "提交订单", "the page that submits an order"],
  ["order", "订单和物流", "orders and their parcels"],
  ["payment", "收银台和支付方式", "the cashier and ways to pay"],
  ["after-sale", "退款和退货", "refunds and returns"],
  ["review", "评价", "reviews, read and written"],
  ["invoice", "发票和抬头", "invoices and their titles"],
  ["quote", "向商家询价", "asking a shop for its price"],
  ["account", "个人中心：资料、地址、安全、消息", "the user centre: profile, addresses, security, messages"],
  ["membership", "会员等级、任务、付费会员", "levels, tasks and paid membership"],
  ["enterprise", "企业、成员、审批", "an enterprise, its members and approvals"],
  ["wallet", "余额、账期、对账单", "balance, account terms, statements"],
  ["store", "商家申请开店", "a seller's application for a shop"],
  ["chat", "与商家聊天", "talking with a shop"],
];

/** A shop's first page with the library. */
export const firstUse = `import "@tradehall/ui/styles.css";
import "@tradehall/ui/themes/qinghe.css"; // or your own brand
import "@tradehall/mall-components/styles.css";
import { ProductCard } from "@tradehall/mall-components/product/ProductCard";
import chinese from "@tradehall/mall-components/messages/zh_CN";
import { RoutesProvider } from "@tradehall/mall-components/routes";
import { LinkProvider } from "@tradehall/ui/Link";
import { IntlProvider } from "react-intl";

<IntlProvider locale="zh-CN" messages={chinese}>
  <LinkProvider component={YourRouterLink}>
    <RoutesProvider routes={yourRoutes}>
      <ProductCard product={product} />
    </RoutesProvider>
  </LinkProvider>
</IntlProvider>;`;

/** A brand of one's own. */
export const ownBrand = `import { brandCss, defineBrand } from "@tradehall/ui/brand";
import { baigong } from "@tradehall/ui/themes/baigong";

const longteng = defineBrand({ from: baigong, accent: "#7a1fa2" }); // light and dark, with contrast held
const css = brandCss("longteng", longteng, { isDefault: true });`;
