/** A cart as the API page shows it. */
import type {
  CartChange,
  CartDeletion,
  CartLine,
  CartTotals,
  RemovedLine,
  ShopCart,
  ShopCartAmounts,
} from "../cart.ts";

export const lineExample: CartLine = {
  basketId: 12,
  comboId: 0,
  comboName: "",
  shopId: 1,
  shopName: "百工自营",
  prodId: 31,
  skuId: 310,
  prodName: "固联 8.8级高强度外六角螺栓",
  skuName: "M8×30 镀锌",
  pic: "/pictures/p/bolt-01",
  partyCode: "00310",
  makerCode: "GL56A-10",
  prodCount: 10,
  price: "18.50",
  oriPrice: "22.00",
  priceThen: "19.00",
  productTotalAmount: "185.00",
  memberPrice: null,
  memberAmount: "0.00",
  tierPrices: [{ from: 50, price: "17.20" }],
  offer: null,
  lastPaid: { price: "17.80", day: "2026-10-12" },
  isChecked: 1,
  stock: 480,
  minCount: 2,
  stepCount: 1,
  unit: "盒",
  pack: { pieces: 50, piece: "只", unit: "盒" },
  state: "normal",
  allowedActions: ["check", "setQuantity", "changeSku", "collect", "delete"],
  version: 3,
  basketDate: "2026-11-20 09:30:00",
};

export const amountsExample: ShopCartAmounts = {
  shopId: 1,
  total: "185.00",
  totalCount: 10,
  discountReduce: "0.00",
  couponReduce: "20.00",
  transFee: "0.00",
  missingForFreeFreight: "0.00",
  promotions: [
    {
      couponId: 4,
      name: "自营满150元减20元",
      cashCondition: "150.00",
      reduceAmount: "20.00",
      missing: "0.00",
      state: "claimed",
    },
  ],
  discounts: [],
  gifts: [],
  actualTotal: "165.00",
};

export const shopCartExample: ShopCart = {
  ...amountsExample,
  shopName: "百工自营",
  shopType: 1,
  shopCityStatus: 1,
  arrival: { kind: "arrives", day: "2026-11-25" },
  shopCartItems: [lineExample],
};

export const totalsExample: CartTotals = {
  totalMoney: "185.00",
  subtractMoney: "20.00",
  memberReduceAmount: "0.00",
  freightAmount: "0.00",
  finalMoney: "165.00",
  count: 10,
  checkedLines: 1,
  settleMax: 50,
  prodCount: 12,
};

export const expiredLineExample: CartLine = {
  ...lineExample,
  basketId: 9,
  skuId: 311,
  skuName: "M10×40 发黑",
  prodCount: 2,
  productTotalAmount: "37.00",
  isChecked: 0,
  stock: 0,
  state: "soldOut",
  allowedActions: ["changeSku", "collect", "delete"],
};

export const expiredExample = [
  { shopId: 1, shopName: "百工自营", shopCartItemDtoList: [expiredLineExample] },
];

export const removedExample: RemovedLine = {
  prodId: 31,
  skuId: 310,
  prodCount: 10,
  isChecked: 1,
  priceThen: "19.00",
  comboId: 0,
  basketDate: "2026-11-20 09:30:00",
};

export const emptyTotalsExample: CartTotals = {
  totalMoney: "0.00",
  subtractMoney: "0.00",
  memberReduceAmount: "0.00",
  freightAmount: "0.00",
  finalMoney: "0.00",
  count: 0,
  checkedLines: 0,
  settleMax: 50,
  prodCount: 0,
};

export const deletionExample: CartDeletion = {
  removed: [removedExample],
  shops: [],
  lines: [],
  totals: { ...emptyTotalsExample, prodCount: 2 },
};

export const changeExample: CartChange = {
  shops: [amountsExample],
  lines: [lineExample],
  totals: totalsExample,
};
