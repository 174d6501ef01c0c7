import type { Meta, StoryObj } from "@storybook/react-vite";
import { CenterHead } from "./CenterHead.tsx";

const person = {
  name: "采购部",
  avatar: "",
  mobile: "138****0001",
  company: "华东设备有限公司",
  isAdministrator: true,
  isPaidMember: true,
};

const meta = {
  title: "account/CenterHead 个人中心头部 用户信息 我的 user center",
  id: "account-centerhead",
  component: CenterHead,
  args: {
    person,
    levelName: "银牌会员",
    figures: [
      { id: "balance", label: "账户余额", value: "¥50,000.00" },
      { id: "points", label: "积分", value: "20,000" },
      { id: "coupons", label: "优惠券", value: 5, note: "2 张即将到期", href: "#coupons" },
      { id: "member", label: "会员中心", value: "银牌会员", href: "#member" },
    ],
  },
} satisfies Meta<typeof CenterHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutEnterprise: Story = {
  args: { person: { ...person, company: "", isAdministrator: false, isPaidMember: false } },
};
export const LongText: Story = {
  args: {
    person: {
      ...person,
      name: "华东区第二采购中心负责人".repeat(3),
      company: "上海华东设备安装工程技术服务股份有限公司".repeat(3),
    },
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
