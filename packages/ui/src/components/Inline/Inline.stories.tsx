import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Inline } from "./Inline.tsx";

const buttons = ["查看物流", "再次购买", "确认收货"].map((words) => (
  <Button key={words} tone="neutral" variant="outline">
    {words}
  </Button>
));

const meta = { title: "ui/Inline", component: Inline, args: { children: buttons } } satisfies Meta<
  typeof Inline
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = { args: { align: "between" } };

export const Narrow: Story = { args: { stackBelow: "wide" }, globals: { viewport: { value: "phone" } } };
