import type { Meta, StoryObj } from "@storybook/react-vite";
import { InvoiceTabs } from "./InvoiceTabs.tsx";

const meta = {
  title: "invoice/InvoiceTabs",
  component: InvoiceTabs,
  args: { current: "all", hrefFor: (tab) => `?tab=${tab}` },
} satisfies Meta<typeof InvoiceTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Applying: Story = { args: { current: "applying" } };
