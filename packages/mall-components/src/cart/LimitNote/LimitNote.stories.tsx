import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LimitNote } from "./LimitNote.tsx";

const meta = {
  title: "cart/LimitNote 限额提示 采购额度 审批 limit",
  id: "cart-limitnote",
  component: LimitNote,
  args: { total: "5200.00", perOrder: "5000.00" },
} satisfies Meta<typeof LimitNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Month: Story = {
  args: { perOrder: "8000.00", left: "120.00" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("120");
  },
};
export const Within: Story = {
  args: { perOrder: "5200.00", left: "5200.00" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("");
  },
};
export const Narrow: Story = { args: { left: "0.00" }, globals: { viewport: { value: "phone" } } };
