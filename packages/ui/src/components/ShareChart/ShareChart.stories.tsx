import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ShareChart } from "./ShareChart.tsx";

const yuan = (value: number) => `¥${value.toLocaleString("en-US")}`;

const meta = {
  title: "ui/ShareChart 占比图 环形图 饼图 donut",
  id: "ui-sharechart",
  component: ShareChart,
  args: {
    label: "本月采购额按品类",
    columnLabels: { item: "品类", value: "金额", share: "占比" },
    formatValue: yuan,
    tableLabel: "查看数据表",
    items: [
      { id: "tools", label: "电动工具", value: 18400, tone: "accent" },
      { id: "safety", label: "劳保用品", value: 9300, tone: "warning" },
      { id: "screws", label: "紧固件", value: 4100, tone: "accentPale" },
      { id: "rest", label: "其他", value: 1250, tone: "neutral" },
    ],
  },
} satisfies Meta<typeof ShareChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsTable: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("img", { name: "本月采购额按品类" })).toBeVisible();
    await userEvent.click(canvas.getByText("查看数据表"));
    await expect(canvas.getByRole("row", { name: "劳保用品 ¥9,300 28.1%" })).toBeVisible();
  },
};

export const WithTotal: Story = { args: { totalLabel: "合计" } };

export const SixParts: Story = {
  args: {
    items: (["accent", "warning", "accentPale", "sale", "warningPale", "neutral"] as const).map(
      (tone, at) => ({
        ...{ id: tone, tone, value: [900, 700, 420, 300, 120, 4][at] ?? 0 },
        label: ["电动工具", "手动工具", "劳保用品", "紧固件", "照明", "其他"][at] ?? "",
      }),
    ),
  },
};

export const OnePart: Story = {
  args: {
    items: [
      { id: "tools", label: "电动工具", value: 18400, tone: "accent" },
      { id: "safety", label: "劳保用品", value: 0, tone: "warning" },
    ],
  },
};

export const Nothing: Story = {
  args: {
    totalLabel: "合计",
    items: [
      { id: "tools", label: "电动工具", value: 0, tone: "accent" },
      { id: "safety", label: "劳保用品", value: 0, tone: "warning" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("0%")[0]).toBeVisible();
  },
};

export const LongChineseText: Story = {
  args: {
    totalLabel: "本月含税采购额合计",
    items: [
      {
        ...{ id: "long", value: 1834567, tone: "accent" },
        label: "华东区域采购与供应链管理中心设备维修科所需的全部备品备件与耗材",
      },
      { id: "rest", label: "其他", value: 412500, tone: "neutral" },
    ],
  },
};

export const Narrow: Story = {
  args: { totalLabel: "本月" },
  globals: { viewport: { value: "phone" } },
  decorators: [(Story) => <div style={{ maxInlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
