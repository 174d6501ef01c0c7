import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tradehall/ui/Button";
import { Tag } from "@tradehall/ui/Tag";
import { SettingRow } from "./SettingRow.tsx";

const change = (
  <Button size="s" tone="neutral" variant="outline">
    更换
  </Button>
);

const meta = {
  title: "parts/SettingRow 设置行 设置项 账号安全",
  id: "parts-settingrow",
  component: SettingRow,
  args: { label: "手机号" },
  decorators: [(Story) => <ul>{Story()}</ul>],
} satisfies Meta<typeof SettingRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Full: Story = {
  args: {
    value: "138****0001",
    tag: <Tag tone="success">已验证</Tag>,
    hint: "用于登录和找回密码",
    children: change,
  },
};
export const LongText: Story = {
  args: {
    label: "邮箱",
    value: "c***@purchasing-department.east-china-equipment.example.com",
    tag: <Tag tone="warning">待验证</Tag>,
    hint: "验证邮件已发送，请在 24 小时内打开邮件中的链接；没有收到时，请先查看垃圾邮件箱。",
    children: change,
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: "phone" } } };
