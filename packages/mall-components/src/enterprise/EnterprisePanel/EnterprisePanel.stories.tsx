import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./EnterprisePanel.messages.ts";
import { EnterprisePanel, type EnterpriseView } from "./EnterprisePanel.tsx";

const enterprise: EnterpriseView = {
  name: "上海拓远机电设备有限公司",
  creditCode: "91310115MA1K3TY08R",
  shopName: "百工自营旗舰店",
  sinceText: "2026-01-02",
  memberCount: 3,
  adminText: "拓远采购部 138****0001",
  canLeave: true,
};
const transfer = { isToMe: true, name: "王建国", untilText: "2026-12-04 10:00" };

const meta = {
  title: "enterprise/EnterprisePanel 企业信息 企业资料 公司资料",
  id: "enterprise-enterprisepanel",
  component: EnterprisePanel,
  args: { enterprise, onLeave: fn(), onAnswer: fn(), onTakeBack: fn() },
} satisfies Meta<typeof EnterprisePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Administrator: Story = {
  args: {
    enterprise: { ...enterprise, canClose: true, canLeave: false },
    ordersHref: "/user-center/uc-order",
    onCloseAccount: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(enterpriseWords.close) }));
    await expect(args.onCloseAccount).toHaveBeenCalledOnce();
  },
};
export const Offered: Story = {
  args: { enterprise: { ...enterprise, transfer } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(enterpriseWords.accept) }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};
export const Waiting: Story = {
  args: { enterprise: { ...enterprise, canLeave: false, transfer: { ...transfer, isToMe: false } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.takeBack) }));
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = {
  args: { enterprise: { ...enterprise, transfer } },
  globals: { viewport: { value: "phone" } },
};
