import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../Grid/Grid.tsx";
import { Surface } from "./Surface.tsx";

const meta = {
  title: "ui/Surface 卡片 面板 容器 card panel",
  id: "ui-surface",
  component: Surface,
  args: { children: "收货地址" },
} satisfies Meta<typeof Surface>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Grid columns={5}>
      {(["card", "flat", "outline", "sunken", "raised"] as const).map((variant) => (
        <Surface {...args} key={variant} variant={variant}>
          {variant}
        </Surface>
      ))}
    </Grid>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Grid columns={4}>
      {(["neutral", "accent", "sale", "warning"] as const).map((tone) => (
        <Surface {...args} key={tone} tone={tone} variant="flat">
          {tone}
        </Surface>
      ))}
    </Grid>
  ),
};

export const LongChineseText: Story = {
  args: {
    children: "上海市浦东新区张江高科技园区祖冲之路二千二百八十八弄展想广场一号楼十五层一五零八室".repeat(4),
  },
};
