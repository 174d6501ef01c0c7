import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleNotices } from "../../samples/catalog-home.ts";
import { NoticeList } from "./NoticeList.tsx";

const meta = {
  title: "catalog/NoticeList",
  component: NoticeList,
  args: { notices: sampleNotices },
} satisfies Meta<typeof NoticeList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { variant: "compact" } };
export const Loading: Story = { args: { notices: [], isLoading: true } };
export const Empty: Story = { args: { notices: [] } };
