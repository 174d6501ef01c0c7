import type { Meta, StoryObj } from "@storybook/react-vite";
import { GroupBuyTabs } from "./GroupBuyTabs.tsx";

const meta = {
  title: "promotion/GroupBuyTabs",
  component: GroupBuyTabs,
  args: { current: "running", hrefFor: (tab) => `/group-buy?tab=${tab}` },
} satisfies Meta<typeof GroupBuyTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Coming: Story = { args: { current: "coming" } };
