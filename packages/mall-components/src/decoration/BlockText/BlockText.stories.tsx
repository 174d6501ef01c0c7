import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleHtml } from "../../samples/product-detail.ts";
import { BlockText } from "./BlockText.tsx";

const meta = {
  title: "decoration/BlockText 图文模块 富文本 店铺介绍 text",
  id: "decoration-blocktext",
  component: BlockText,
  args: { html: "<p>二十二年，只做紧固件与轴承。</p>" },
} satisfies Meta<typeof BlockText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Long: Story = { args: { html: sampleHtml } };
export const None: Story = { args: { html: "" } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
