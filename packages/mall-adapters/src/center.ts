/** The overview of the user centre, part by part. */
import type { CenterInfo } from "@tradehall/api-client/models/center";
import type { UserInfoAnswer } from "@tradehall/api-client/models/user";
import type { CenterPerson } from "@tradehall/mall-components/account/CenterHead";
import type { LatestTraceProps } from "@tradehall/mall-components/order/LatestTrace";
import type { OrderCardView } from "@tradehall/mall-components/order/OrderCard";
import type { SavedGoods } from "@tradehall/mall-components/saved/SavedGoodsList";
import { shopAuditStatuses } from "@tradehall/mall-rules/states/shop/store-application";
import type { Locale } from "@tradehall/mall-rules/words";
import type { DataRoutes } from "./data-routes.ts";
import { toOrderCard } from "./order.ts";
import { toBoughtGoods, toWishlistGoods } from "./saved-goods.ts";

/** Parts as the page shows them; null where one could not be worked out. */
export interface CenterView {
  orderCountData: CenterInfo["orderCountData"];
  latest: { order: OrderCardView | null; trace: LatestTraceProps | null } | null;
  coupons: CenterInfo["coupons"];
  lowered: { total: number; goods: SavedGoods[] } | null;
  /** `isOff`: the buyer wants no recommendations. */
  bought: { isOff: boolean; goods: SavedGoods[] } | null;
  waiting: CenterInfo["waiting"];
  /** An application to open a store was refused and can be mended. */
  isStoreRefused: boolean;
  memberLevelName: string;
}

export function toCenterView(info: CenterInfo, locale: Locale, routes: DataRoutes): CenterView {
  const { latest, lowered, bought } = info;
  const order = latest?.order;
  return {
    orderCountData: info.orderCountData,
    coupons: info.coupons,
    waiting: info.waiting,
    memberLevelName: info.memberLevelName,
    isStoreRefused: info.shopAuditStatus === shopAuditStatuses.refused,
    latest: latest && {
      order: order ? toOrderCard(order, info.now, locale, routes) : null,
      trace:
        order && latest.trace
          ? {
              courier: latest.trace.dvyName,
              text: latest.trace.acceptStation,
              time: latest.trace.acceptTime,
              href: routes.order(order.orderNumber),
            }
          : null,
    },
    lowered: lowered && {
      total: lowered.total,
      goods: lowered.records.map((card) => toWishlistGoods(card, routes)),
    },
    bought: bought && {
      isOff: bought.isOff === 1,
      goods: bought.records.map((goods) => toBoughtGoods(goods, routes)),
    },
  };
}

export function toCenterPerson({ userInfo, enterpriseList, currentEpId }: UserInfoAnswer): CenterPerson {
  const current = enterpriseList.find(({ enterpriseId }) => enterpriseId === currentEpId);
  return {
    name: userInfo.nickName,
    avatar: userInfo.userAvatar,
    mobile: userInfo.mobile,
    company: current?.enterpriseName ?? userInfo.userCompany,
    isAdministrator: current?.adminUserId === userInfo.userId,
    isPaidMember: userInfo.paidMember === 1,
  };
}
