import type { Meta, StoryObj } from "@storybook/react-vite";
import { foundation } from "./foundation-meta.tsx";
import { Welcome } from "./Welcome.tsx";

const meta = {
  ...foundation,
  tags: ["page"],
  title: "Welcome 欢迎 开始",
  id: "welcome",
  component: Welcome,
} satisfies Meta<typeof Welcome>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
