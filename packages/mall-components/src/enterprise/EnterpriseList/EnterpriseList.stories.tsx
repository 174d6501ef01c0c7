import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./EnterpriseList.messages.ts";
import { type EnterpriseCardView, EnterpriseList } from "./EnterpriseList.tsx";

const current: EnterpriseCardView = {
  id: "1",
  name: "上海拓远机电设备有限公司",
  isAdministrator: true,
  adminName: "拓远采购部",
  memberCount: 3,
  joinedText: "2026-01-02",
  isCurrent: true,
  href: "/user-center/uc-enterpriseDetail?enterpriseId=1",
};
const other = {
  ...current,
  id: "2",
  name: "苏州恒钻精密制造有限公司",
  isAdministrator: false,
  isCurrent: false,
};

const meta = {
  title: "enterprise/EnterpriseList 企业列表 我的企业 公司",
  id: "enterprise-enterpriselist",
  component: EnterpriseList,
  args: { enterprises: [current, other], onPick: fn() },
} satisfies Meta<typeof EnterpriseList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Picks: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: messageText(words.pickNamed, { name: other.name }) }),
    );
    await expect(args.onPick).toHaveBeenCalledWith("2");
  },
};
export const Switching: Story = { args: { pendingId: "2" } };
export const None: Story = { args: { enterprises: [] } };
export const Loading: Story = { args: { enterprises: [], state: "loading" } };
export const Failed: Story = { args: { enterprises: [], state: "failed", onRetry: fn() } };
export const LongChineseText: Story = {
  args: { enterprises: [{ ...current, name: "上海拓远机电设备有限公司华东区域采购中心".repeat(3) }, other] },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
