import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Link } from "../Link/Link.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Notice } from "./Notice.tsx";

const meta = {
  title: "ui/Notice 提示条 警告提示 公告 alert banner",
  id: "ui-notice",
  component: Notice,
  args: { children: "当前地区的配送时间可能延长 1–2 天" },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(["info", "success", "warning", "danger"] as const).map((tone) => (
        <Notice {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};

export const WithActions: Story = {
  args: {
    tone: "warning",
    title: "购物车最多支持 50 件商品同时结算",
    children: "已选 63 件，请分两次提交。",
    actions: (
      <Link href="/cart" underline="always">
        回到购物车
      </Link>
    ),
  },
};

export const Dismissable: Story = {
  args: { onDismiss: fn(), dismissLabel: "关闭" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "关闭" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Live: Story = {
  args: { isLive: true, tone: "danger", children: "支付失败，请换一种支付方式再试" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
};

export const LongChineseText: Story = {
  args: {
    children: "您绑定的经销商信息已更新，部分商品的协议价与起订量可能发生变化，请核对后再下单。".repeat(4),
  },
  globals: { viewport: { value: "phone" } },
};
