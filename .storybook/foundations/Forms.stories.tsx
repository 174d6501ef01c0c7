import type { Meta, StoryObj } from "@storybook/react-vite";
import { Forms } from "./Forms.tsx";
import { foundation } from "./foundation-meta.tsx";

const meta = {
  ...foundation,
  tags: ["page"],
  title: "foundations/Forms 表单 校验 填写",
  id: "foundations-forms",
  component: Forms,
} satisfies Meta<typeof Forms>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
