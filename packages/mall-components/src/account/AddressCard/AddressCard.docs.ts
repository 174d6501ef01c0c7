import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "地址簿里的一张卡片：收货人、手机号、地区、详细地址，以及复制、设为默认、编辑、删除。",
    "One card of the address book: receiver, mobile number, region and street, with copying, making it the default, editing and deleting.",
  ],
  instead: [
    [
      "account/AddressList",
      "整本地址簿，带空、加载和上限",
      "The whole book, with its empty and loading states and its limit",
    ],
    ["checkout/CheckoutAddresses", "结算时选一个地址", "Choosing an address at the checkout"],
    ["order/OrderAddress", "订单里只读的收货信息", "The delivery address of an order, to read"],
  ],
  anatomy: [
    ["strong", "收货人，长了折行，不截断", "receiver, breaks when long and is never cut"],
    ["strong + span", "手机号，按服务器给的打码显示", "mobile number, masked as the server gives it"],
    ["article p", "省市区；直辖市只说一次", "province, city, area; a municipality is said once"],
    ["article p + p", "详细地址", "street and house"],
    ["form button", "动作：靠右、贴底，第一个是复制", "acts: at the end and the foot, copying first"],
  ],
  states: [
    [
      "DefaultAddress",
      "默认地址：有标签，没有“设为默认”和“删除”",
      "The default one: a tag, and it cannot be deleted",
    ],
    ["Pending", "正在设为默认", "Being made the default"],
    ["LongChineseText", "收货人和地址都很长", "Long receiver and long address"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "DefaultAddress",
      "一眼看出哪个是默认，也不会误删它。",
      "One sees which is the default, and cannot delete it by mistake.",
    ],
  ],
  bad: [
    [
      {
        address: {
          id: "9",
          receiver: "李敏",
          mobile: "13600002310",
          province: "浙江省",
          city: "杭州市",
          area: "滨江区",
          detail: "长河街道江南大道 588 号",
        },
      },
      "手机号没有打码：卡片常被截图、投屏。要给打码后的号码。",
      "The number is not masked, and such cards end up in screenshots. Give it masked.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "卡片读作“李敏 的收货地址”，忙时读“忙”；每个按钮的名字都带收货人，例如“删除 李敏 的收货地址”；复制后读“已复制”。",
    "The card is named after its receiver and is busy while a change is on its way; each button names the receiver, too; after copying it says so.",
  ],
  layout: [
    "填满父级的宽和高，同一行的卡片等高，动作总在底部。几列由父级决定，AddressList 是一、二、三列。",
    "Fills its parent both ways, so that cards of a row are equally high with their acts at the foot. Columns are its parent's: one to three in AddressList.",
  ],
  related: ["account/AddressList", "account/AddressDialog", "checkout/CheckoutAddresses"],
} satisfies ComponentDocs;
