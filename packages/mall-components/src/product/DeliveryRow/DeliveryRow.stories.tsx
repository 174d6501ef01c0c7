import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { DeliveryRow } from "./DeliveryRow.tsx";

const meta = {
  title: "product/DeliveryRow 配送信息 运费 送达时间 服务承诺 delivery",
  id: "product-deliveryrow",
  component: DeliveryRow,
  args: {},
} satisfies Meta<typeof DeliveryRow>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = {
  region: "江苏省 苏州市 工业园区",
  freightYuan: "8.00" as const,
  freeNote: "满 99 元免运费",
  promise: "通常 2 个工作日内发货，预计 11月30日（周一）送达",
  services: ["7天无理由退货", "可开发票", "正品保障"],
};

export const Default: Story = { args: { ...full, onChooseRegion: fn() } };
export const Free: Story = { args: { ...full, freightYuan: "0.00" } };
export const Loading: Story = { args: { ...full, isLoading: true } };
export const Undeliverable: Story = { args: { ...full, isUndeliverable: true, onChooseRegion: fn() } };
export const Narrow: Story = {
  args: { ...full, onChooseRegion: fn() },
  globals: { viewport: { value: "phone" } },
};
