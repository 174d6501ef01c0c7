import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleNow } from "../../samples/home.ts";
import { MobileProofForm } from "../MobileProofForm/index.ts";
import { ClosingPanel } from "./ClosingPanel.tsx";

const none = { orders: [], refunds: [], enterprises: [], balance: "", points: 0, coupons: 0 };

const meta = {
  title: "account/ClosingPanel 账号注销 销户 注销须知 close account",
  id: "account-closingpanel",
  component: ClosingPanel,
  args: {
    ...none,
    isClosing: false,
    backHref: "/user-center/uc-account",
    children: <MobileProofForm last="close" now={sampleNow} onSendCode={fn()} ownMobile="138****0001" />,
  },
} satisfies Meta<typeof ClosingPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MuchIsLost: Story = { args: { balance: "12,345.60", points: 20_000, coupons: 3 } };
const blocked = {
  orders: [
    { number: "20260101000000000001", href: "/order-detail?orderNumber=20260101000000000001" },
    { number: "20260101000000000002", href: "/order-detail?orderNumber=20260101000000000002" },
  ],
  refunds: [{ number: "R20260101000000000003", href: "/return-detail?refundSn=R20260101000000000003" }],
  enterprises: ["华东设备有限公司"],
};
export const Blocked: Story = { args: blocked };
export const Closing: Story = { args: { isClosing: true } };
export const Narrow: Story = {
  args: { ...blocked, balance: "120.00" },
  globals: { viewport: { value: "phone" } },
};
