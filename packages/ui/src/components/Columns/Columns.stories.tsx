import type { Meta, StoryObj } from "@storybook/react-vite";
import { Surface } from "../Surface/Surface.tsx";
import { Column, Columns } from "./Columns.tsx";

const columns = [
  <Column key="side" width="sidebar">
    <Surface variant="outline">分类</Surface>
  </Column>,
  <Column key="main">
    <Surface variant="outline">商品列表</Surface>
  </Column>,
];

const meta = {
  title: "ui/Columns 分栏 两栏 侧栏 布局",
  id: "ui-columns",
  component: Columns,
  args: { children: columns },
} satisfies Meta<typeof Columns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Collapsing: Story = {
  args: { collapseBelow: "wide" },
  globals: { viewport: { value: "phone" } },
};

export const Halves: Story = {
  args: {
    children: [
      <Column key="a" width="half">
        <Surface variant="sunken">左</Surface>
      </Column>,
      <Column key="b" width="half">
        <Surface variant="sunken">右</Surface>
      </Column>,
    ],
  },
};
