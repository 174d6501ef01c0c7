import type { Meta, StoryObj } from "@storybook/react-vite";
import { foundation } from "./foundation-meta.tsx";
import { States } from "./States.tsx";

const meta = {
  ...foundation,
  tags: ["page"],
  title: "foundations/States 状态 加载 空 错误",
  id: "foundations-states",
  component: States,
} satisfies Meta<typeof States>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
