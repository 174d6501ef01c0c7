import type { Meta, StoryObj } from "@storybook/react-vite";
import { foundation } from "./foundation-meta.tsx";
import { Money } from "./Money.tsx";

const meta = {
  ...foundation,
  tags: ["page"],
  title: "foundations/Money 金额 价格 积分",
  id: "foundations-money",
  component: Money,
} satisfies Meta<typeof Money>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
