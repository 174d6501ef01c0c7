import type { Meta, StoryObj } from "@storybook/react-vite";
import { Surface } from "../Surface/Surface.tsx";
import { Frame } from "./Frame.tsx";

const meta = {
  title: "ui/Frame 版心 页面容器 内容宽度 container",
  id: "ui-frame",
  component: Frame,
  args: { children: <Surface>页面内容</Surface> },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Frame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NarrowFrame: Story = { args: { width: "narrow" } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
