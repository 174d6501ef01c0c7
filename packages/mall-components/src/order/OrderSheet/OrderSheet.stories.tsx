import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleAddresses } from "../../samples/account.ts";
import { sampleAmounts, sampleNow, sampleOrderLines } from "../../samples/order.ts";
import { OrderAddress } from "../OrderAddress/index.ts";
import { OrderAmounts } from "../OrderAmounts/index.ts";
import { OrderGoodsTable } from "../OrderGoodsTable/index.ts";
import { OrderInfo } from "../OrderInfo/index.ts";
import { OrderStatePanel } from "../OrderStatePanel/index.ts";
import { OrderSheet } from "./OrderSheet.tsx";
import { sheetCode } from "./sheet-code.ts";

const meta = {
  title: "order/OrderSheet 订单打印框 打印 二维码 print",
  id: "order-ordersheet",
  component: OrderSheet,
  args: {
    orderNumber: "202611210900001",
    shopName: "百工商城自营旗舰店",
    code: sheetCode("https://mall.example/order-detail?orderNumber=202611210900001"),
    paper: null,
    children: (
      <>
        <OrderStatePanel
          allowedActions={["pay", "cancel"]}
          endsAt={sampleNow + 1_000_000}
          now={sampleNow}
          orderNumber="202611210900001"
          status="unpaid"
        />
        <OrderAddress address={sampleAddresses[0]} delivery="express" />
        <OrderInfo createdAt="2026-11-21 09:48:12" kind="general" orderNumber="202611210900001" />
        <OrderGoodsTable lines={sampleOrderLines} />
        <OrderAmounts amounts={sampleAmounts} pieces={62} />
      </>
    ),
  },
} satisfies Meta<typeof OrderSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
