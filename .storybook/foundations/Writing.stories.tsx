import type { Meta, StoryObj } from "@storybook/react-vite";
import { foundation } from "./foundation-meta.tsx";
import { Writing } from "./Writing.tsx";

const meta = {
  ...foundation,
  tags: ["page"],
  title: "foundations/Writing 文案 写作 标点 用语",
  id: "foundations-writing",
  component: Writing,
} satisfies Meta<typeof Writing>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
