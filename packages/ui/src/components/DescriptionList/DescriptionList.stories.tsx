import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = {
  title: "ui/DescriptionList 描述列表 详情列表 名称和值",
  id: "ui-descriptionlist",
  component: DescriptionList,
  args: {
    items: [
      { label: "订单编号", value: "202611210001" },
      { label: "支付方式", value: "微信支付" },
      { label: "收货地址", value: "上海市浦东新区祖冲之路 2288 号 15 层 1508 室" },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PairsTerms: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(3);
  },
};

/** Values of one column begin at one line, however long their names are. */
export const TwoColumns: Story = {
  args: {
    columns: 2,
    items: [
      { label: "发票类型", value: "电子普通发票" },
      { label: "开票时间", value: "2026-11-21 10:00" },
      { label: "购买方纳税人识别号", value: "91310000MA1K3X9T2B" },
      { label: "金额", value: "¥1,078.00" },
    ],
  },
  play: async ({ canvas }) => {
    const starts = canvas.getAllByRole("definition").map((value) => value.getBoundingClientRect().left);
    await expect(starts[2]).toBe(starts[0]);
    await expect(starts[3]).toBe(starts[1]);
  },
};

export const ThreeColumns: Story = { args: { columns: 3 } };

export const Stacked: Story = { args: { layout: "stacked", columns: 3 } };

export const Narrow: Story = { args: { columns: 3 }, globals: { viewport: { value: "phone" } } };
