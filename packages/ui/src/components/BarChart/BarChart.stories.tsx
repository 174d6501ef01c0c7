import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BarChart } from "./BarChart.tsx";

const months = Array.from({ length: 12 }, (_, at) => `${at + 1}月`);
const yuan = (value: number) => `¥${value.toLocaleString("en-US")}`;

const meta = {
  title: "ui/BarChart 柱状图 图表 统计图 chart",
  id: "ui-barchart",
  component: BarChart,
  args: {
    label: "近 12 个月",
    groupLabel: "月份",
    groups: months,
    formatValue: yuan,
    tableLabel: "查看数据表",
    series: [
      {
        ...{ id: "paid", label: "支付", tone: "accent" },
        values: [5680, 8200, 3100, 9900, 7420, 6600, 12800, 11050, 4300, 8800, 9100, 2600],
      },
      {
        ...{ id: "back", label: "退款", tone: "warning" },
        values: [120, 0, 0, 860, 0, 300, 0, 1500, 0, 90, 0, 0],
      },
    ],
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AsTable: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("查看数据表"));
    await expect(canvas.getByRole("row", { name: "7月 ¥12,800 ¥0" })).toBeVisible();
  },
};
export const OneGroup: Story = {
  args: { groups: ["11月"], series: [{ id: "paid", label: "支付", tone: "accent", values: [5680] }] },
};
export const Nothing: Story = {
  args: {
    groups: ["10月", "11月"],
    series: [{ id: "paid", label: "支付", tone: "success", values: [0, 0] }],
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    // The axis is as wide as its longest amount; the bars have the rest.
    const { width } = canvas.getByRole("img").getBoundingClientRect();
    await expect(width / canvasElement.getBoundingClientRect().width).toBeGreaterThan(0.7);
  },
};
