import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LineChart } from "./LineChart.tsx";

const months = Array.from({ length: 12 }, (_, at) => `${at + 1}月`);
const yuan = (value: number) => `¥${value.toLocaleString("en-US")}`;
const paid = [5680, 8200, 3100, 9900, 7420, 6600, 12800, 11050, 4300, 8800, 9100, 2600];

const meta = {
  title: "ui/LineChart 折线图 趋势图 走势",
  id: "ui-linechart",
  component: LineChart,
  args: {
    label: "近 12 个月采购额",
    groupLabel: "月份",
    groups: months,
    formatValue: yuan,
    tableLabel: "查看数据表",
    series: [
      { id: "now", label: "今年", tone: "accent", values: paid },
      {
        ...{ id: "before", label: "去年", tone: "warning" },
        values: [4200, 6100, 4800, 7200, 6900, 8100, 9400, 8800, 7600, 6100, 5400, 7700],
      },
    ],
  },
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsTable: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("img", { name: "近 12 个月采购额" })).toBeVisible();
    await userEvent.click(canvas.getByText("查看数据表"));
    await expect(canvas.getByRole("row", { name: "7月 ¥12,800 ¥9,400" })).toBeVisible();
  },
};

export const FourLines: Story = {
  args: {
    series: (["accent", "success", "warning", "sale"] as const).map((tone, at) => ({
      ...{ id: tone, tone, label: ["电动工具", "手动工具", "劳保用品", "紧固件"][at] ?? "" },
      values: paid.map((value, month) => Math.round(value * (1 - at / 5)) + ((month * at * 700) % 2900)),
    })),
  },
};

/** The months to come have no values yet, and one was not counted. */
export const Gaps: Story = {
  args: {
    series: [
      {
        ...{ id: "now", label: "今年", tone: "accent" },
        values: [5680, 8200, null, 9900, 7420, 6600, null, 11050, null, null, null, null],
      },
    ],
    missingText: "无",
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("查看数据表"));
    await expect(canvas.getByRole("row", { name: "3月 无" })).toBeVisible();
  },
};

export const SmallChanges: Story = {
  args: {
    label: "近 30 天价格",
    groupLabel: "日期",
    groups: Array.from({ length: 30 }, (_, at) => `11-${String(at + 1).padStart(2, "0")}`),
    startsAtZero: false,
    series: [
      {
        ...{ id: "price", label: "到手价", tone: "sale" },
        values: Array.from({ length: 30 }, (_, at) => 389 + ((at * 7) % 11) - (at > 20 ? 12 : 0)),
      },
    ],
  },
};

export const OneGroup: Story = {
  args: { groups: ["11月"], series: [{ id: "now", label: "今年", tone: "accent", values: [5680] }] },
};

export const Nothing: Story = {
  args: {
    groups: ["10月", "11月"],
    series: [{ id: "now", label: "今年", tone: "success", values: [null, null] }],
  },
};

export const LongChineseText: Story = {
  args: {
    series: [
      {
        ...{ id: "long", tone: "accent", values: paid },
        label: "华东区域采购与供应链管理中心设备维修科全年的含税采购额（不含运费与安装费）",
      },
    ],
  },
  globals: { viewport: { value: "phone" } },
};

export const Narrow: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    // The axis is as wide as its longest amount; the lines have the rest.
    const { width } = canvas.getByRole("img").getBoundingClientRect();
    await expect(width / canvasElement.getBoundingClientRect().width).toBeGreaterThan(0.7);
  },
};
