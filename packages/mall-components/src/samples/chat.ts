/** Conversations of the stories. */
import type { ChatMessageView, ChatOrder, ChatProduct, ConversationView } from "../chat/chat-view.ts";
import { samplePicture } from "./pictures.ts";

/** 2026-11-27 15:20 in China. */
export const sampleChatNow = Date.UTC(2026, 10, 27, 7, 20);

export const sampleChatProduct: ChatProduct = {
  kind: "product",
  id: "2001",
  name: "世达 SATA 09014A 120 件套综合工具组套 汽修机修套筒扳手",
  href: "/detail/2001",
  picture: samplePicture("wrench", 210),
  yuan: "899.00",
};

export const sampleChatProducts: ChatProduct[] = [
  sampleChatProduct,
  {
    kind: "product",
    id: "2002",
    name: "霍尼韦尔 2132200CN 劳保手套 丁腈涂层耐油防滑",
    href: "/detail/2002",
    picture: samplePicture("glove", 140),
    yuan: "8.60",
    isFromPrice: true,
  },
  {
    kind: "product",
    id: "2003",
    name: "无刷锂电冲击钻 20V 双电池套装 家用工地两用 扭矩 65N·m",
    href: "/detail/2003",
    picture: samplePicture("drill", 28),
    yuan: "468.00",
  },
];

export const sampleChatOrder: ChatOrder = {
  kind: "order",
  orderNumber: "20261120031500100000",
  href: "/order-detail?orderNumber=20261120031500100000",
  picture: samplePicture("wrench", 210),
  title: "世达 SATA 09014A 120 件套综合工具组套 汽修机修套筒扳手",
  pieces: 62,
  yuan: "2314.00",
  status: "shipped",
};

export const sampleChatOrders: ChatOrder[] = [
  sampleChatOrder,
  {
    kind: "order",
    orderNumber: "20261118094200100000",
    href: "/order-detail?orderNumber=20261118094200100000",
    picture: samplePicture("drill", 28),
    title: "无刷锂电冲击钻 20V 双电池套装 家用工地两用 扭矩 65N·m",
    pieces: 4,
    yuan: "1872.00",
    status: "unpaid",
  },
];

export const sampleConversations: ConversationView[] = [
  {
    id: "1",
    href: "/chat?shopId=1",
    shopName: "百工自营旗舰店",
    isSelfOperated: true,
    presence: "online",
    lastText: "好的，今天 16:00 前下单当天发出。",
    lastAt: "2026-11-27T15:18:00+08:00",
    unreadCount: 0,
  },
  {
    id: "2",
    href: "/chat?shopId=2",
    shopName: "苏州恒力机电设备有限公司",
    presence: "online",
    lastText: "[商品] 无刷锂电冲击钻 20V 双电池套装",
    lastAt: "2026-11-27T11:02:00+08:00",
    unreadCount: 3,
  },
  {
    id: "3",
    href: "/chat?shopId=3",
    shopName: "上海拓远劳保用品专营店",
    presence: "offline",
    lastText: "您好，手套的尺码表发给您了，请查收。",
    lastAt: "2026-11-26T17:40:00+08:00",
    unreadCount: 128,
  },
  {
    id: "4",
    href: "/chat?shopId=4",
    shopName: "青禾五金批发",
    presence: "offline",
    lastText: "[图片]",
    lastAt: "2026-11-12T09:31:00+08:00",
    unreadCount: 0,
  },
];

const agent = "客服小百";

export const sampleChatMessages: ChatMessageView[] = [
  {
    id: "1",
    from: "shop",
    name: agent,
    dateTime: "2026-11-26T17:02:00+08:00",
    content: { kind: "text", text: "您好，这里是百工自营旗舰店，请问有什么可以帮您？" },
  },
  {
    id: "2",
    from: "own",
    dateTime: "2026-11-26T17:03:00+08:00",
    content: { kind: "text", text: "9 寸的手套什么时候补货？" },
    state: "read",
  },
  {
    id: "3",
    from: "system",
    dateTime: "2026-11-27T15:12:00+08:00",
    content: { kind: "text", text: "客服小百为您服务" },
  },
  {
    id: "4",
    from: "own",
    dateTime: "2026-11-27T15:12:10+08:00",
    content: sampleChatProduct,
    state: "read",
  },
  {
    id: "5",
    from: "own",
    dateTime: "2026-11-27T15:12:40+08:00",
    content: { kind: "text", text: "这套工具箱 30 套有现货吗？\n能开 13% 的专票吗？" },
    state: "read",
  },
  {
    id: "6",
    from: "shop",
    name: agent,
    dateTime: "2026-11-27T15:13:00+08:00",
    content: {
      kind: "text",
      text: "有现货，可以开专票。参数和箱体照片在这里：https://www.sata.example/09014A?lang=zh",
    },
  },
  {
    id: "7",
    from: "shop",
    name: agent,
    dateTime: "2026-11-27T15:13:20+08:00",
    content: { kind: "picture", src: samplePicture("box", 200), width: 240, height: 240 },
  },
  {
    id: "8",
    from: "own",
    dateTime: "2026-11-27T15:17:00+08:00",
    content: sampleChatOrder,
    state: "read",
  },
  {
    id: "9",
    from: "shop",
    name: agent,
    dateTime: "2026-11-27T15:18:00+08:00",
    content: { kind: "text", text: "好的，今天 16:00 前下单当天发出。" },
  },
  {
    id: "10",
    from: "own",
    dateTime: "2026-11-27T15:19:00+08:00",
    content: { kind: "text", text: "好，我现在下单 👍" },
    state: "sent",
  },
];
