import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleShopBanners } from "../../samples/decoration.ts";
import { BlockBanner } from "./BlockBanner.tsx";

const meta = {
  title: "decoration/BlockBanner 轮播模块 店铺横幅 banner carousel",
  id: "decoration-blockbanner",
  component: BlockBanner,
  args: { banners: sampleShopBanners },
} satisfies Meta<typeof BlockBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { banners: sampleShopBanners.slice(0, 1) } };
export const None: Story = { args: { banners: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
