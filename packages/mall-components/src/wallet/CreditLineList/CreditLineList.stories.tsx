import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./CreditLineList.messages.ts";
import { CreditLineList, type CreditLineView } from "./CreditLineList.tsx";

const open: CreditLineView = {
  ...{ id: "1", shopName: "海蓝五金旗舰店", state: "open", requested: "50000.00", askedText: "2026-11-01" },
  ...{ limit: "50000.00", used: "2156.00", left: "47844.00", termDays: 30, reason: "" },
  nextDue: { dayText: "2026-12-21", amount: "2156.00" },
  owedHref: "/user-center/uc-enterpriseDetail?tab=terms&shop=1",
};
const requested: CreditLineView = {
  ...open,
  ...{ id: "2", shopName: "苏州恒钻工具", state: "requested", limit: "0.00", used: "0.00", left: "0.00" },
  ...{ nextDue: undefined, owedHref: undefined },
};
const refused: CreditLineView = { ...requested, id: "3", state: "refused", reason: "请补充上年度财务报表" };
const overdue: CreditLineView = { ...open, overdue: "1200.00" };

const meta = {
  title: "wallet/CreditLineList 账期额度 授信 店铺账期 credit line",
  id: "wallet-creditlinelist",
  component: CreditLineList,
  args: { lines: [open, requested] },
} satisfies Meta<typeof CreditLineList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Overdue: Story = {
  args: { lines: [overdue] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.overdue, { amount: "1,200.00" }))).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: messageText(words.owedNamed, { shop: open.shopName }) }),
    ).toBeVisible();
  },
};
export const RefusedAndStopped: Story = {
  args: { lines: [refused, { ...open, id: "4", state: "stopped", reason: "连续两期逾期" }] },
};
export const Empty: Story = { args: { lines: [], canRequest: true } };
export const EmptyForMember: Story = { args: { lines: [] } };
export const Loading: Story = { args: { lines: [], state: "loading" } };
export const Failed: Story = { args: { lines: [], state: "failed", onRetry: fn() } };
export const LongChineseText: Story = {
  args: {
    lines: [
      {
        ...refused,
        shopName: "上海拓远机电设备有限公司华东区域采购与供应链管理中心旗舰店".repeat(2),
        reason: "请补充上年度财务报表、银行开户许可证与近半年纳税证明，并由法定代表人签字盖章".repeat(3),
      },
    ],
  },
};
export const Narrow: Story = {
  args: { lines: [overdue, refused] },
  globals: { viewport: { value: "phone" } },
};
