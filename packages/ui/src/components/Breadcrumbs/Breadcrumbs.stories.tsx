import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  title: "ui/Breadcrumbs 面包屑 当前位置 路径导航",
  id: "ui-breadcrumbs",
  component: Breadcrumbs,
  args: {
    label: "当前位置",
    items: [{ label: "首页", href: "/" }, { label: "手动工具", href: "/list?cpid=1" }, { label: "扳手" }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MarksTheLast: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("扳手")).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};

export const LongChineseText: Story = {
  args: {
    items: [
      { label: "首页", href: "/" },
      { label: "内六角圆柱头螺丝高强度合金钢发黑全牙加长加硬杯头螺栓".repeat(3) },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
