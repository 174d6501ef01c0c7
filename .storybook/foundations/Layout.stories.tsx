import type { Meta, StoryObj } from "@storybook/react-vite";
import { foundation } from "./foundation-meta.tsx";
import { Layout } from "./Layout.tsx";

const meta = {
  ...foundation,
  tags: ["page"],
  title: "foundations/Layout 布局 栅格 断点",
  id: "foundations-layout",
  component: Layout,
} satisfies Meta<typeof Layout>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
