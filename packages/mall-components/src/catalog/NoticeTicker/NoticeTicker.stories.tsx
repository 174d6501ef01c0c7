import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleNotices } from "../../samples/catalog-home.ts";
import { NoticeTicker } from "./NoticeTicker.tsx";

const meta = {
  title: "catalog/NoticeTicker",
  component: NoticeTicker,
  args: { notices: sampleNotices.slice(0, 1) },
} satisfies Meta<typeof NoticeTicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Several: Story = { args: { notices: sampleNotices } };
export const None: Story = { args: { notices: [] } };
