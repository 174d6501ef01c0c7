import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { foundation } from "./foundation-meta.tsx";
import { Icons } from "./Icons.tsx";

const meta = {
  ...foundation,
  tags: ["page"],
  title: "foundations/Icons 图标 搜索图标",
  id: "foundations-icons",
  component: Icons,
} satisfies Meta<typeof Icons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FindsByChineseWord: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "物流");
    await expect(canvas.getByRole("button", { name: /DeliveryIcon/ })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /CartIcon/ })).toBeNull();
  },
};
