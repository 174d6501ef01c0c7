/** Messages of the stories. */
import type { MessageView } from "../account/MessageRow/MessageRow.tsx";

/** 2026-11-21 12:00 in China. */
export const sampleMessagesNow = Date.UTC(2026, 10, 21, 4);

export const sampleMessages: MessageView[] = [
  {
    id: "31",
    type: "order",
    title: "订单已发货",
    content: "订单 20261120031500100000 已由顺丰速运发出，运单号 SF1300400211570。",
    timeText: "2026-11-21 09:45:00",
    dateTime: "2026-11-21T09:45:00+08:00",
    isRead: false,
    href: "/order-detail?orderNumber=20261120031500100000",
  },
  {
    id: "30",
    type: "offer",
    title: "优惠券即将过期",
    content: "您有 1 张满500元减50元优惠券将于三天后过期，别忘了使用。",
    timeText: "2026-11-21 03:00:00",
    dateTime: "2026-11-21T03:00:00+08:00",
    isRead: false,
    href: "/user-center/uc-coupons",
  },
  {
    id: "22",
    type: "account",
    title: "企业成员加入",
    content: "member01 已加入上海拓远机电设备有限公司。",
    timeText: "2026-11-16 02:10:00",
    dateTime: "2026-11-16T02:10:00+08:00",
    isRead: true,
  },
];
