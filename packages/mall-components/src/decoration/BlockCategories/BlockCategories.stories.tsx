import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleShopCategories } from "../../samples/decoration.ts";
import { BlockCategories } from "./BlockCategories.tsx";

const meta = {
  title: "decoration/BlockCategories 分类模块 店铺分类 分类导航",
  id: "decoration-blockcategories",
  component: BlockCategories,
  args: { title: "店铺分类", items: sampleShopCategories },
} satisfies Meta<typeof BlockCategories>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoPictures: Story = {
  args: { title: "", items: sampleShopCategories.map((item) => ({ ...item, picture: "" })) },
};
export const None: Story = { args: { items: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
