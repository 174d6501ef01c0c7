import type { Meta, StoryObj } from "@storybook/react-vite";
import { foundation } from "./foundation-meta.tsx";
import { Motion } from "./Motion.tsx";

const meta = {
  ...foundation,
  tags: ["page"],
  title: "foundations/Motion 动效 动画",
  id: "foundations-motion",
  component: Motion,
} satisfies Meta<typeof Motion>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
