import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePicture } from "../../samples/pictures.ts";
import { ProductPicture } from "./ProductPicture.tsx";

const meta = {
  title: "product/ProductPicture 商品图片 缩略图 占位图 image",
  id: "product-productpicture",
  component: ProductPicture,
  args: { path: samplePicture("drill", 28), alt: "冲击钻", width: 224 },
  decorators: [(Story) => <div style={{ width: 224 }}>{Story()}</div>],
} satisfies Meta<typeof ProductPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Missing: Story = { args: { path: "" } };
export const Failed: Story = {
  args: { path: "/pictures/p/none" },
  parameters: { hasBrokenPicture: true },
};
export const Round: Story = { args: { rounding: "round" } };
