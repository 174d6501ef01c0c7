import type { Meta, StoryObj } from "@storybook/react-vite";
import { PreviewBar } from "./PreviewBar.tsx";

const meta = {
  title: "decoration/PreviewBar 预览条 草稿 装修预览 preview",
  id: "decoration-previewbar",
  component: PreviewBar,
  args: { name: "年货节首页", shopName: "百工自营旗舰店", isDraft: true, homeHref: "/shopIndex?shopId=1" },
} satisfies Meta<typeof PreviewBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Published: Story = { args: { isDraft: false } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
