import type { Meta, StoryObj } from "@storybook/react-vite";
import { EnterpriseTabs } from "./EnterpriseTabs.tsx";

const meta = {
  title: "enterprise/EnterpriseTabs",
  component: EnterpriseTabs,
  args: { current: "facts", hrefFor: (tab) => `/user-center/uc-enterpriseDetail?tab=${tab}` },
} satisfies Meta<typeof EnterpriseTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Terms: Story = { args: { current: "terms" } };
export const Narrow: Story = { args: { current: "terms" }, globals: { viewport: { value: "phone" } } };
