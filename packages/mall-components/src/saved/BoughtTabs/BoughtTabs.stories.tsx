import type { Meta, StoryObj } from "@storybook/react-vite";
import { BoughtTabs } from "./BoughtTabs.tsx";

const meta = {
  title: "saved/BoughtTabs",
  component: BoughtTabs,
  args: { current: "latest", hrefFor: (tab) => `?sort=${tab}` },
} satisfies Meta<typeof BoughtTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Often: Story = { args: { current: "often" } };
export const Quick: Story = { args: { current: "quick" } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
