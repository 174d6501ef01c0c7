import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Disclosure } from "./Disclosure.tsx";

const meta = {
  title: "ui/Disclosure 展开收起 折叠 details",
  id: "ui-disclosure",
  component: Disclosure,
  args: { title: "发票说明", children: "电子普通发票将在确认收货后开具。" },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { isDefaultOpen: true } };

export const Opens: Story = {
  tags: ["!autodocs"],
  args: { onOpenChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/电子普通发票/)).not.toBeVisible();
    await userEvent.click(canvas.getByText("发票说明"));
    await expect(canvas.getByText(/电子普通发票/)).toBeVisible();
  },
};

export const Open: Story = { args: { isDefaultOpen: true, variant: "card" } };
