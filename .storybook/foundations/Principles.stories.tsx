import type { Meta, StoryObj } from "@storybook/react-vite";
import { foundation } from "./foundation-meta.tsx";
import { Principles } from "./Principles.tsx";

const meta = {
  ...foundation,
  tags: ["page"],
  title: "foundations/Principles 设计原则 准则",
  id: "foundations-principles",
  component: Principles,
} satisfies Meta<typeof Principles>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
