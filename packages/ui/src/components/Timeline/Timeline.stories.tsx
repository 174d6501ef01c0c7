import type { Meta, StoryObj } from "@storybook/react-vite";
import { DeliveryIcon, PackageIcon } from "../Icon/icons.ts";
import { Timeline } from "./Timeline.tsx";

const meta = {
  title: "ui/Timeline 时间轴 时间线 轨迹 timeline",
  id: "ui-timeline",
  component: Timeline,
  args: {
    label: "物流信息",
    items: [
      {
        id: "3",
        title: "派送中",
        description: "快递员正在为您派送，电话 138****0000",
        time: "11-21 08:30",
        dateTime: "2026-11-21T08:30:00+08:00",
      },
      { id: "2", title: "到达上海浦东转运中心", time: "11-20 22:10" },
      { id: "1", title: "已揽收", time: "11-20 18:00" },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcons: Story = {
  args: {
    items: [
      { id: "2", title: "运输中", icon: DeliveryIcon, tone: "success", time: "11-20 22:10" },
      { id: "1", title: "已出库", icon: PackageIcon, time: "11-20 18:00" },
    ],
  },
};

export const LongChineseText: Story = {
  args: {
    items: [
      {
        id: "1",
        title: "商家同意退货",
        description: "请在七天内将商品寄回指定地址并填写物流单号，逾期未填写退款将自动关闭。".repeat(4),
        time: "11-20 18:00",
      },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
