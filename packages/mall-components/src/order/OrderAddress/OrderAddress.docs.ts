import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "订单寄给谁、怎么送。快递订单可以一键复制姓名、电话和地址。",
    "To whom an order goes and how. Name, telephone and address can be copied at once.",
  ],
  instead: [
    ["checkout/CheckoutAddresses", "还在下单，要选地址", "While ordering, to choose an address"],
    ["account/AddressCard", "地址簿里的一个地址", "For an entry of the address book"],
    ["order/PickupCode", "到店自提，要给自提点和自提码", "For collecting: the pickup point and its code"],
  ],
  anatomy: [
    ["h3", "标题“收货信息”", "heading “Delivery”"],
    ["section button", "复制收货信息，打印时不出现", "copies the delivery details; not on paper"],
    ["dl > div:first-child", "配送方式，总有", "delivery method, always there"],
    ["dl > div:nth-child(2)", "收货人和电话", "recipient and telephone"],
    ["dl > div:last-child", "完整地址，折行不截断", "whole address, never cut"],
  ],
  states: [
    [
      "Pickup",
      "上门自提：只说配送方式，没有复制",
      "Collected by the buyer: the method alone, nothing to copy",
    ],
    ["Virtual", "虚拟商品：无需快递", "Virtual goods: nothing is sent"],
    ["LongChineseText", "姓名和地址很长", "A long name and address"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Default",
      "复制一次就能发给前台或仓库。",
      "One copy is enough to pass it on to the reception or the warehouse.",
    ],
  ],
  bad: [
    [
      { delivery: "express", address: undefined },
      "快递订单没有地址：只有虚拟商品和自提才可以省。",
      "An express order without an address: only virtual and collected goods have none.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "区域名“收货信息”，里面是名称和值的列表；复制后读“已复制”。",
    "A region “Delivery” with a list of names and values; after copying it says “Copied”.",
  ],
  layout: [
    "占满父级，一栏排列；与订单信息并排还是上下由父级的 Grid 或 Columns 决定。",
    "Fills its parent in one column; whether it is beside or above the order's facts is the parent's, a Grid or Columns.",
  ],
  related: ["order/OrderInfo", "order/PickupCode", "account/AddressCard", "ui/DescriptionList"],
} satisfies ComponentDocs;
